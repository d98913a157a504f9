import type { ESTree } from 'vite'
import { lineAt, type Source, walk } from './read-sources.ts'

/** What stands in one language of a text. A missing language is undefined. */
export type Words = {
  /** As written in the source, with everything between. */
  written: string
  /** The sentences themselves, one for each branch, without the values that are filled in. */
  sentences: { fixed: string; hasValues: boolean }[]
}

export type FoundText = { line: number; zh: Words | undefined; en: Words | undefined }

/** Every object of a source that has a zh or an en. Objects of objects are not texts themselves; what is in them may be. */
export function findTexts(source: Source): FoundText[] {
  const found: FoundText[] = []
  walk(source, {
    ObjectExpression(node) {
      const zh = valueOf(node, 'zh')
      const en = valueOf(node, 'en')
      const sides = [zh, en].filter((side) => side !== undefined)
      if (sides.length === 0 || sides.some(isStructure)) return
      found.push({ line: lineAt(source.text, node.start), zh: zh && wordsOf(source, zh), en: en && wordsOf(source, en) })
    },
  })
  return found
}

function valueOf(node: ESTree.ObjectExpression, language: string): ESTree.Expression | undefined {
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed) continue
    if (nameOf(property.key) === language) return property.value
  }
  return undefined
}

function nameOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}

const isStructure = ({ type }: ESTree.Expression) => type === 'ObjectExpression' || type === 'ArrayExpression'

function wordsOf(source: Source, value: ESTree.Expression): Words {
  return { written: source.text.slice(value.start, value.end), sentences: sentencesOf(value) }
}

function sentencesOf(value: ESTree.Expression): Words['sentences'] {
  switch (value.type) {
    case 'Literal':
      return [{ fixed: typeof value.value === 'string' ? value.value : '', hasValues: false }]
    case 'TemplateLiteral':
      return [{ fixed: value.quasis.map((piece) => piece.value.cooked ?? '').join(' '), hasValues: value.expressions.length > 0 }]
    case 'ConditionalExpression':
      return [...sentencesOf(value.consequent), ...sentencesOf(value.alternate)]
    case 'ArrowFunctionExpression':
      return value.body.type === 'BlockStatement' ? computed : sentencesOf(value.body)
    default:
      return computed
  }
}

const computed: Words['sentences'] = [{ fixed: '', hasValues: true }]

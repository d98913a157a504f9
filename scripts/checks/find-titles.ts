import type { ESTree } from 'vite'
import { lineAt, type Source, walk } from './read-sources.ts'

export type Title = { place: string; ids: string[] }

const id = /\b(?:[A-Z0-9]{3,4}-\d\d|D-\d{2,3})\b/g

/** These look like ids and are none. */
const lookalikes = new Set(['UTF-16', 'UTF-32', 'ISO-88'])

/** The ids in the titles of the tests of a source: `test('CRT-12 …')`, `describe`, `test.each(table)('CRT-12 …')`, and the steps of a journey, `test.step('CRT-12 …')`. */
export function findTitles(source: Source): Title[] {
  const found: Title[] = []
  walk(source, {
    CallExpression(node) {
      if (!/^(test|it|describe)$/.test(rootOf(node.callee))) return
      const ids = (titleOf(node.arguments[0]).match(id) ?? []).filter((each) => !lookalikes.has(each))
      if (ids.length > 0) found.push({ place: `${source.path}:${lineAt(source.text, node.start)}`, ids })
    },
  })
  return found
}

/** The name on which a chain like test.skipIf(offline).each(table) hangs. */
function rootOf(callee: ESTree.Expression | ESTree.Super): string {
  switch (callee.type) {
    case 'Identifier':
      return callee.name
    case 'MemberExpression':
      return rootOf(callee.object)
    case 'CallExpression':
      return rootOf(callee.callee)
    case 'TaggedTemplateExpression':
      return rootOf(callee.tag)
    default:
      return ''
  }
}

function titleOf(argument: ESTree.Argument | undefined): string {
  if (argument?.type === 'Literal') return String(argument.value)
  if (argument?.type === 'TemplateLiteral') return argument.quasis.map((piece) => piece.value.cooked ?? '').join(' ')
  return ''
}

import { auditVerbText } from '#texts/office/audit.ts'
import type { ESTree } from 'vite'
import type { Check } from './check.ts'
import { type FoundText, findTexts, type Words } from './find-texts.ts'
import { isTest, lineAt, readSources, type Source, walk } from './read-sources.ts'
import { chinese, chineseInEnglish, foreignWords, halfWidthMark, mayHoldChinese, officialTerms, sameInBothLanguages } from './words.ts'

/** Every text stands in both languages, in its own words, and nowhere else than in src/texts. */
export const texts: Check = {
  name: 'texts',
  async run() {
    const written = readSources('src/texts').filter(({ path }) => !isTest(path))
    const elsewhere = readSources('src').filter(({ path }) => !isTest(path) && !mayHold(path))
    const count = written.flatMap(findTexts).length
    const complaints = [...written.flatMap(wrongTexts), ...elsewhere.flatMap(strayChinese), ...elsewhere.flatMap(unspokenVerbs)]
    return { complaints, summary: `${count} texts in two languages` }
  },
}

const mayHold = (path: string) =>
  Object.keys(mayHoldChinese).some((exempt) => (exempt.endsWith('/') ? path.startsWith(exempt) : path === exempt))

export function wrongTexts(source: Source): string[] {
  return findTexts(source).flatMap((text) => wrongIn(text).map((what) => `${source.path}:${text.line} ${what}`))
}

function wrongIn({ zh, en }: FoundText): string[] {
  return [...(zh ? wrongInZh(zh) : ['misses its Chinese']), ...(en ? wrongInEn(en) : ['misses its English'])]
}

function wrongInZh({ written, sentences }: Words): string[] {
  const ours = written.replaceAll(new RegExp(officialTerms.join('|'), 'g'), '')
  const foreign = Object.entries(foreignWords).filter(([word]) => ours.includes(word))
  return [
    ...(sentences.some(isEmpty) ? ['has an empty Chinese text'] : []),
    ...sentences.filter(lacksChinese).map(({ fixed }) => `has no Chinese in ‘${fixed.trim()}’`),
    ...foreign.map(([word, ours]) => `says ${word}; here we say ${ours}`),
    ...(halfWidthMark.test(written) ? ['has a half-width mark after a Chinese character'] : []),
  ]
}

function wrongInEn({ written, sentences }: Words): string[] {
  const rest = written.replaceAll(new RegExp(chineseInEnglish.join('|'), 'g'), '')
  return [
    ...(sentences.some(isEmpty) ? ['has an empty English text'] : []),
    ...(chinese.test(rest) ? [`has Chinese in its English ${written}`] : []),
  ]
}

type Sentence = Words['sentences'][number]

const isEmpty = ({ fixed, hasValues }: Sentence) => !hasValues && fixed.trim() === ''

/** A sentence of signs and values alone, like `${from}–${to}`, needs no Chinese. */
const lacksChinese = ({ fixed }: Sentence) => /[a-z]/i.test(fixed) && !chinese.test(fixed) && !sameInBothLanguages.includes(fixed.trim())

/** Chinese in a string or in markup outside the room of the words. */
export function strayChinese(source: Source): string[] {
  const complaints: string[] = []
  const look = (node: { start: number }, text: string) => {
    if (chinese.test(text))
      complaints.push(`${source.path}:${lineAt(source.text, node.start)} has Chinese outside src/texts: ${text.trim().slice(0, 20)}`)
  }
  walk(source, {
    Literal(node) {
      if (typeof node.value === 'string') look(node, node.value)
    },
    TemplateElement: (node) => look(node, node.value.raw),
    JSXText: (node) => look(node, node.value),
  })
  return complaints
}

/** What the audit log would name by the word that the code has for it. */
export function unspokenVerbs(source: Source): string[] {
  const complaints: string[] = []
  const look = (node: ESTree.Node | null) => {
    if (node?.type === 'ConditionalExpression') for (const each of [node.consequent, node.alternate]) look(each)
    if (node?.type !== 'Literal' || typeof node.value !== 'string' || chinese.test(auditVerbText(node.value).zh)) return
    complaints.push(`${source.path}:${lineAt(source.text, node.start)} has no words in the audit log for ${node.value}`)
  }
  const isVerb = (node: ESTree.Node) => node.type === 'Identifier' && node.name === 'verb'
  walk(source, {
    Property: ({ key, value }) => isVerb(key) && look(value),
    VariableDeclarator: ({ id, init }) => isVerb(id) && look(init),
  })
  return complaints
}

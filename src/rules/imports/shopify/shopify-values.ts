import { readAs, type CellRead, type WordsRead } from '../read-cell.ts'

const noWords: WordsRead = {
  yes: [],
  no: [],
  temperatures: { normal: [], refrigeration: [], freezing: [] },
  discounts: { amount: [], percent: [] },
  choices: {},
}

/** A price of the file in whole dollars; with a part of a dollar it is a fault, or rounded down where somebody has said so (D-220). */
export function readShopifyPrice(text: string, { roundsDown }: { roundsDown: boolean }): CellRead {
  const read = readAs('number', { text, words: noWords })
  if (!roundsDown || read.said !== 'fault' || read.fault !== 'cents') return read
  return { said: 'value', value: Math.floor(Number(text.normalize('NFKC').replaceAll(/[^\d.]/g, ''))) }
}

/** Units in stock. Shopify goes on counting below nothing where it oversells. */
export function readShopifyUnits(text: string): CellRead {
  return readAs('number', { text, words: noWords })
}

/** What a new product becomes of how it stood there; null where nobody can tell. What was not published stays a draft. */
export function stateOfShopify({ state = '', published = '' }: { state?: string; published?: string }): 'on' | 'draft' | 'archived' | null {
  const [said, isOut] = [state.trim().toLowerCase(), published.trim().toLowerCase()]
  if (said === 'archived') return 'archived'
  if (said === 'draft' || said === 'unlisted') return 'draft'
  if (said !== 'active' && said !== '') return null
  if (isOut === 'false') return 'draft'
  return said === 'active' || isOut === 'true' ? 'on' : 'draft'
}

export const mostSearchWords = 30
const mostSignsOfWord = 40

/** Tags as words by which a product is found, and those that are too long or too many. */
export function wordsOfTags(tags: string): { words: string[]; left: string[] } {
  const said = [...new Set(tags.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '')
  const fitting = said.filter((tag) => tag.length <= mostSignsOfWord)
  const words = fitting.slice(0, mostSearchWords)
  return { words, left: said.filter((tag) => !words.includes(tag)) }
}

import { askedOfAll } from '#database/asked-together.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import { ok, refuse } from '#rules/result.ts'
import { changeFaq } from '#server/content/writing/change-faq.ts'
import { createFaq } from '#server/content/writing/create-faq.ts'
import { faqChangeShape, newFaqShape, type FaqChange, type FaqRefusal, type NewFaq } from '#server/content/writing/faq-shape.ts'
import { findFaqByTitle, listFaqsWhole } from '#server/content/writing/find-titled.ts'
import { faultBy, saidBy, standsBy, type Columns } from './columns-of-desk.ts'
import type { EntryDesk, ListEntries, ShopOfRow } from './entry-desk.ts'

const columns = {
  faq_title_en: 'title_en',
  faq_content_zh: 'content_zh',
  faq_content_en: 'content_en',
  faq_position: 'position',
} as const satisfies Columns

/** Stands between the topic and the question; the name of a topic in addresses has no blanks. */
const between = ' · '

/** Questions with their answers; each is known by its topic and its Chinese title. Like articles they stay. */
export const faqDesk: EntryDesk = {
  words: ['faq_title_zh'],
  needed: ['faq_content_zh'],
  readWord(written, _field, { faq_topic: topic }) {
    return typeof topic === 'string' && /^[a-z0-9-]+$/.test(topic) && written.trim() !== '' ? topic + between + written.trim() : null
  },
  async find(tx, words) {
    const found = await askedOfAll([...new Set(words)], async (word) => ({ word, row: await findFaqByTitle(tx, partsOf(word)) }))
    return found.flatMap(({ word, row }) =>
      row ? [{ id: row.id, word, stands: { ...standsBy(columns, row), faq_topic: row.topic } }] : [],
    )
  },
  async create(shop, { actor, word, said }) {
    const { topic, title } = partsOf(word)
    const faq = { topic, title_zh: title, ...saidBy(columns, said) }
    const read = newFaqShape.safeParse(faq)
    if (!read.success) return refuse(faultBy({ ...columns, faq_title_zh: 'title_zh' }, read.error.issues))
    const made = await createFaq(shop, { actor, faq: faq as NewFaq })
    return made.ok ? made : refuse(faultOf(made.refusal))
  },
  async change(shop, { actor, word, said }) {
    const change = saidBy(columns, said)
    const read = faqChangeShape.safeParse(change)
    if (!read.success) return refuse(faultBy(columns, read.error.issues))
    const changed = await changeFaq(shop, { actor, id: await idOf(shop, word), change: change as FaqChange })
    return changed.ok ? ok(null) : refuse(faultOf(changed.refusal))
  },
  remove: async () => refuse({ field: null, code: 'contentStays' }),
}

export const listFaqEntries: ListEntries = async (db, part) =>
  (await listFaqsWhole(db, part)).map((row) => ({
    id: row.id,
    word: row.topic + between + row.title_zh,
    stands: { ...standsBy(columns, row), faq_topic: row.topic, faq_title_zh: row.title_zh },
  }))

function partsOf(word: string): { topic: string; title: string } {
  const [topic = '', ...rest] = word.split(between)
  return { topic, title: rest.join(between) }
}

async function idOf({ database }: ShopOfRow, word: string): Promise<number> {
  return database.transaction(async (tx) => (await findFaqByTitle(tx, partsOf(word)))?.id ?? 0)
}

function faultOf(refusal: FaqRefusal): RowFault {
  return refusal.code === 'unknown_topic'
    ? { field: 'faq_topic', code: 'unknown_topic', by: refusal.topic }
    : { field: null, code: refusal.code === 'wrong_value' ? 'invalid' : refusal.code }
}

import * as fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Tx } from '#database/connect.ts'
import { changeProducts } from '#server/catalog/products/importing/change-products.ts'
import { createProduct, createProducts } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { testOffice } from '#support/test-office.ts'
import { leaveWordsForLater } from '../published/words-later.ts'
import { writeDueWords } from './write-due-words.ts'

const testShop = await openTestShop()
const { shop, database, visitor } = testShop
const { db } = database
const owner = await testOffice(testShop).as('owner')
const { call } = visitor({ language: 'en' })

const ana = { kind: 'staff', id: 'Ana' } as const
const foundInShop = async (words: string) =>
  (await call.products.search({ q: { name_or_description_cont: words }, page: 1 })).products.map(({ id }) => id)
const foundInOffice = async (words: string) => (await owner.call.products.list({ words })).rows.map(({ id }) => id)
const countDue = async () => (await db.selectFrom('search_words_due').select('product_id').execute()).length

async function rename(tx: Tx, [product, name]: readonly [number, string]): Promise<void> {
  await changeProducts(tx, { changes: [{ product, change: { name_en: name } }], actor: ana, verb: 'change-product', now: shop.now() })
}

const byHand = async (product: number, name: string) => database.transaction(async (tx) => rename(tx, [product, name]))
const byFile = async (product: number, name: string) =>
  database.transaction(async (tx) => {
    await leaveWordsForLater(tx)
    await rename(tx, [product, name])
  })

beforeEach(async () => writeDueWords(shop))

test('IMP-10 CPY-34 what a file says is found soon after it, in the shop and in the office, and until then what stood before', async () => {
  const id = await createProduct(database, { slug: 'later', name_en: 'Camellia' })
  await byFile(id, 'Gardenia')
  expect(await foundInShop('camellia')).toEqual([id])
  expect(await foundInShop('gardenia')).toEqual([])
  expect(await foundInOffice('gardenia')).toEqual([])
  await writeDueWords(shop)
  expect(await foundInShop('camellia')).toEqual([])
  expect(await foundInShop('gardenia')).toEqual([id])
  expect(await foundInOffice('gardenia')).toEqual([id])
  expect(await countDue()).toBe(0)
})

test('IMP-10 what is saved by hand is found at once, also while words of a file are due, and no turn takes it back', async () => {
  const id = await createProduct(database, { slug: 'by-hand', name_en: 'Osmanthus' })
  await byFile(id, 'Jasmine')
  await byHand(id, 'Magnolia')
  expect(await foundInShop('magnolia')).toEqual([id])
  expect(await foundInOffice('magnolia')).toEqual([id])
  await writeDueWords(shop)
  expect(await foundInShop('magnolia')).toEqual([id])
  expect(await foundInShop('jasmine')).toEqual([])
})

test('IMP-10 who saves while a turn has the words in hand is not overlooked, by hand or by a file', async () => {
  for (const [save, slug, name] of [
    [byHand, 'saved-by-hand', 'Wisteria'],
    [byFile, 'saved-by-file', 'Hibiscus'],
  ] as const) {
    const id = await createProduct(database, { slug, name_en: 'Lotus' })
    await byFile(id, 'Peony')
    const saving = await database.transaction(async (tx) => {
      await sql`select write_due_words(0, 20)`.execute(tx)
      const saved = save(id, name)
      await sql`select pg_sleep(0.3)`.execute(tx)
      return { saved }
    })
    await saving.saved
    await writeDueWords(shop)
    expect(await foundInShop(name)).toEqual([id])
    expect(await foundInShop('peony')).toEqual([])
  }
})

test('IMP-10 a turn that dies leaves its words due; what left the shop meanwhile is not found again', async () => {
  const [stays = 0, leaves = 0] = await createProducts(database, [
    { slug: 'stays', name_en: 'Iris' },
    { slug: 'leaves', name_en: 'Dahlia' },
  ])
  await byFile(stays, 'Freesia')
  await byFile(leaves, 'Verbena')
  const dying = database.transaction(async (tx) => {
    await sql`select write_due_words(0, 20)`.execute(tx)
    throw new Error('the process has died')
  })
  await expect(dying).rejects.toThrow('died')
  expect(await countDue()).toBe(2)
  await db.updateTable('products').set({ available: false }).where('id', '=', leaves).execute()
  await Promise.all([writeDueWords(shop), writeDueWords(shop)])
  expect(await foundInShop('freesia')).toEqual([stays])
  expect(await foundInShop('verbena')).toEqual([])
})

test('IMP-10 in any order of files, hands, leaving and turns, at once or not, everything is found in the end by what it says', async () => {
  const ids = await createProducts(
    database,
    Array.from({ length: 4 }, (_, n) => ({ slug: `order-${n}`, name_en: `Begin ${n}` })),
  )
  const deed = fc.record({
    place: fc.nat(3),
    word: fc.constantFrom('aster', 'bluet', 'clover', 'daisy'),
    by: fc.constantFrom('hand', 'file', 'off', 'on', 'turn'),
  })
  const does = async ({ place, word, by }: { place: number; word: string; by: string }) => {
    const id = ids[place] ?? 0
    if (by === 'turn') return writeDueWords(shop)
    if (by === 'hand') return byHand(id, word)
    if (by === 'file') return byFile(id, word)
    await db
      .updateTable('products')
      .set({ available: by === 'on' })
      .where('id', '=', id)
      .execute()
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(deed, { minLength: 1, maxLength: 3 }), { maxLength: 6 }), async (moments) => {
      for (const together of moments) await Promise.all(together.map(does))
      await writeDueWords(shop)
      expect(await countDue()).toBe(0)
      const { rows } = await sql<{ wrong: number }>`
        select products.id as wrong from products left join product_search on product_search.product_id = products.id
          left join goods_search on goods_search.product_id = products.id
          where goods_search.words is distinct from words_of_goods(products)
            or product_search.name is distinct from case when available and not is_gift_only then search_fold(name_zh || chr(31) || name_en) end
            or product_search.texts is distinct from
              case when available and not is_gift_only then search_fold(name_zh || chr(31) || name_en) || chr(31) || searched_texts(products) end`.execute(
        db,
      )
      expect(rows).toEqual([])
    }),
    { numRuns: 25 },
  )
})

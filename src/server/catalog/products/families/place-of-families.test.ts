import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Shop } from '#server/platform/shop.ts'
import { createProducts } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { findCategory } from '../find-category.ts'
import { listSpecial } from '../list-special.ts'

const { shop: asItBegins, database } = await openTestShop()
const { db } = database
const shop: Shop = { ...asItBegins, terms: async () => ({ ...(await asItBegins.terms()), families: { list_as: 'one' } }) }

const wishes = fc.array(
  fc.record({
    sold_30d: fc.integer({ min: 0, max: 4 }),
    price: fc.integer({ min: 100, max: 103 }),
    stock: fc.integer({ min: 0, max: 1 }),
    daysAgo: fc.integer({ min: 0, max: 4 }),
    available: fc.integer({ min: 0, max: 5 }).map((one) => one > 0),
    family: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
    word: fc.constantFrom('name', 'shade', 'text', 'none'),
  }),
  { minLength: 4, maxLength: 24 },
)
type Wish = { sold_30d: number; price: number; stock: number; daysAgo: number; available: boolean; family: number | null; word: string }
type Goods = Wish & { id: number; card: string; sold: number; newest: number; from: number; last: number }

const dayOf = (ago: number) => new Date(Date.UTC(2026, 5, 20 - ago))

/** Products as they were wished, those of a family joined to it; a family of one stays a product. */
async function create(wanted: readonly Wish[]): Promise<Goods[]> {
  const ids = await createProducts(
    database,
    wanted.map(({ daysAgo, family: _, word, available, ...row }) => ({
      ...row,
      available,
      state: available ? ('on' as const) : ('off' as const),
      slug: 'of-test',
      name_zh: word === 'name' ? '月見甲油' : '甲油',
      description_of_good_zh: word === 'text' ? '月見' : '',
      published_at: dayOf(daysAgo),
    })),
  )
  const goods = wanted.map((wish, place) => ({ ...wish, id: ids[place] ?? 0 }))
  const families = [...Map.groupBy(goods, ({ family }) => family).entries()].filter(
    ([family, members]) => family !== null && members.length > 1,
  )
  const joined = new Set(families.map(([family]) => family))
  for (const [, members] of families) await joinAll(members)
  return goods.map((each) => {
    const isJoined = joined.has(each.family)
    const all = isJoined ? goods.filter(({ family, available }) => family === each.family && available) : [each]
    return {
      ...each,
      card: isJoined ? `family ${each.family}` : `product ${each.id}`,
      word: each.word === 'shade' && !isJoined ? 'none' : each.word,
      sold: all.reduce((sum, { sold_30d }) => sum + sold_30d, 0),
      newest: Math.max(...all.map(({ daysAgo }) => -daysAgo)),
      from: Math.min(...all.map(({ price }) => price)),
      last: Math.max(...all.map(({ id }) => id)),
    }
  })
}

async function joinAll(members: readonly { id: number; word: string }[]): Promise<void> {
  await database.transaction(async (tx) => {
    const said = { name_zh: '甲油', axis1_zh: '色號', changed_by: 'test', changed_at: new Date(0) }
    const { id } = await tx.insertInto('families').values(said).returning('id').executeTakeFirstOrThrow()
    await tx
      .insertInto('family_members')
      .values(
        members.map((each, position) => ({
          family_id: id,
          product_id: each.id,
          position,
          value1_zh: `${each.word === 'shade' ? '月見' : '色'}${position}`,
        })),
      )
      .execute()
  })
}

type Order = (one: Goods, other: Goods) => number
const by =
  (...ranks: ((goods: Goods) => number)[]): Order =>
  (one, other) =>
    ranks.map((rank) => rank(one) - rank(other)).find((difference) => difference !== 0) ?? 0

/** Cards by the place of their best, each with the first that is in stock. */
function cardsOf(goods: readonly Goods[], { order, better = () => 0 }: { order: Order; better?: (goods: Goods) => number }): number[] {
  const cards = Map.groupBy(goods.toSorted(order), ({ card }) => card)
  return [...cards.values()].map(
    (members) =>
      members.toSorted(
        by(
          better,
          ({ stock }) => Number(stock === 0),
          ({ id }) => id,
        ),
      )[0]?.id ?? 0,
  )
}

const soldOut = ({ stock }: Goods) => Number(stock === 0)

async function clear(ids: readonly number[]) {
  await db.deleteFrom('families').execute()
  await db.updateTable('products').set({ available: false, state: 'off' }).where('id', 'in', ids).execute()
}

async function listedBy(sorting: 'hand' | 'hot' | 'price' | 'new', ids: readonly number[]): Promise<number[]> {
  const { id } = await db.insertInto('categories').values({ name_zh: '甲油', sorting }).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('product_categories')
    .values(ids.map((product_id, place) => ({ category_id: id, product_id, position: -place })))
    .execute()
  const shelf = await findCategory(shop, { id, language: 'zh' })
  return shelf.ok ? shelf.value.products.map((card) => card.id) : []
}

test(
  'D-212 a family stands where its best member does, by what all its members on sale sold, the newest and the lowest price of them',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(wishes, async (wanted) => {
        const goods = await create(wanted)
        const ids = goods.map(({ id }) => id)
        const shown = goods.filter(({ available }) => available)
        const special = async (key: 'hottest' | 'latest') =>
          (await listSpecial(shop, { key, rows: 200, language: 'zh' })).products.map(({ id }) => id).filter((id) => ids.includes(id))
        const [newest, id] = [(each: Goods) => -each.newest, (each: Goods) => -each.id]
        expect(await special('hottest')).toEqual(cardsOf(shown, { order: by(soldOut, ({ sold }) => -sold, newest, id) }))
        expect(await special('latest')).toEqual(cardsOf(shown, { order: by(soldOut, newest, id) }))
        expect(await listedBy('hand', ids)).toEqual(cardsOf(shown, { order: by(soldOut, id) }))
        expect(await listedBy('hot', ids)).toEqual(cardsOf(shown, { order: by(soldOut, ({ sold }) => -sold, id) }))
        expect(await listedBy('price', ids)).toEqual(cardsOf(shown, { order: by(soldOut, ({ from }) => from, id) }))
        expect(await listedBy('new', ids)).toEqual(cardsOf(shown, { order: by(soldOut, newest, id) }))
        await clear(ids)
      }),
      { numRuns: 12 },
    )
  },
)

test(
  'D-212 FAM-06 FAM-08 a search tells of each family once, those with the words in a name or shade first, page by page',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(wishes, fc.integer({ min: 0, max: 23 }), async (wanted, changed) => {
        const goods = await create(wanted)
        // What changes meanwhile: what was sold, and what is on sale.
        const { id: other = 0 } = goods[changed % goods.length] ?? {}
        await db.updateTable('products').set({ available: false, state: 'off' }).where('id', '=', other).execute()
        await db.updateTable('products').set({ sold_30d: 77 }).where('id', '=', other).execute()
        await db.updateTable('products').set({ available: true, state: 'on' }).where('id', '=', other).execute()
        const now = recounted(goods, other)
        const tier = ({ word }: Goods) => (word === 'text' ? 1 : 0)
        const cards = cardsOf(
          now.filter(({ available, word }) => available && word !== 'none'),
          {
            order: by(
              tier,
              ({ sold }) => -sold,
              ({ last }) => -last,
            ),
            better: tier,
          },
        )
        const pages: number[] = []
        for (let skip = 0; skip <= cards.length; skip += 3) pages.push(...(await found({ skip, most: 3 })))
        expect(pages).toEqual(cards)
        expect(await found({ skip: 0, most: 200 })).toEqual(cards)
        await clear(goods.map(({ id }) => id))
      }),
      { numRuns: 25 },
    )
  },
)

async function found({ skip, most }: { skip: number; most: number }): Promise<number[]> {
  const rows = await sql<{
    id: number
  }>`select id from find_cards_with('月見', '', ${skip}, ${most}) with ordinality as found (id, place) order by place`.execute(db)
  return rows.rows.map(({ id }) => id)
}

function recounted(goods: readonly Goods[], other: number): Goods[] {
  const now = goods.map((each) => (each.id === other ? { ...each, available: true, sold_30d: 77 } : each))
  return now.map((each) => {
    const all = now.filter(({ card, available }) => card === each.card && available)
    return { ...each, sold: all.reduce((sum, { sold_30d }) => sum + sold_30d, 0), last: Math.max(...all.map(({ id }) => id)) }
  })
}

import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { allOf, anyOf } from '#database/any-of.ts'
import { askedTogether } from '#database/asked-together.ts'
import { holdNames } from '#database/hold-names.ts'
import type { Tx } from '#database/connect.ts'
import { inEachLanguage, textIn } from '#database/in-language.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import type { SpecialList } from '#contract/shop/api/products.ts'
import { label as labelShape } from '#contract/shared/label.ts'
import { shownStates } from '#rules/catalog/product-state.ts'
import type { Language } from '#rules/locale.ts'
import { familyColumn } from './families/family-column.ts'
import { oneOfEach, placedBy, sharedCards, sharedRanks } from './families/one-of-each.ts'
import { orderOfCategory, orderOfSpecial, ownRanks, soldOut, type OrderedCategory } from './listing/order-of-goods.ts'
import { brandFacts } from './published/brand-facts.ts'
import { productCardColumns } from './product-card-columns.ts'
import { productExtraColumns } from './product-extra-columns.ts'

type Db = Kysely<Tables>

export async function listCategoryRows(db: Db, language: Language) {
  return visibleCategories[language](db, {})
}

const visibleCategories = inEachLanguage((language) =>
  prepared((db) =>
    db
      .selectFrom('categories')
      .where('visible', '=', true)
      .orderBy('position')
      .orderBy('id')
      .select(['id', 'parent_id', 'slug', textIn(language, 'name').as('name')]),
  ),
)

/** The picture of each main category's first product; a shelf is only asked for its own first one, however much stands on it. */
export async function listCategoryPictures(db: Db) {
  return db
    .selectFrom('categories')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('product_categories')
          .innerJoin('products', 'products.id', 'product_categories.product_id')
          .whereRef('product_categories.category_id', '=', 'categories.id')
          .where('products.available', '=', true)
          .where('products.is_gift_only', '=', false)
          .orderBy('product_categories.position')
          .limit(1)
          .select(['products.id as product_id', 'products.preview', 'product_categories.position'])
          .as('first'),
      (join) => join.onTrue(),
    )
    .where('categories.visible', '=', true)
    .distinctOn(sql`coalesce(categories.parent_id, categories.id)`)
    .orderBy(sql`coalesce(categories.parent_id, categories.id)`)
    .orderBy('first.position')
    .orderBy('categories.id')
    .select(['first.product_id', 'first.preview', sql<number>`coalesce(categories.parent_id, categories.id)`.as('category_id')])
    .execute()
}

export async function findCategoryRow(db: Db, { id, language }: { id: number; language: Language }) {
  return db
    .selectFrom('categories')
    .where('id', '=', id)
    .where('visible', '=', true)
    .select([
      'id',
      'parent_id',
      'cover_url',
      'mobile_cover_url',
      'slug',
      'sorting',
      'pinned',
      'ordered',
      textIn(language, 'name').as('name'),
    ])
    .select(searchTexts.map((column) => textIn(language, column).as(column)))
    .select(sql<number[]>`array(select below.id from categories as below where below.parent_id = categories.id)`.as('sub_category_ids'))
    .executeTakeFirst()
}

const searchTexts = ['text', 'seo_title', 'seo_text'] as const

/** Products that can be listed: not withdrawn, and not kept for gifts only. */
export function listable(db: Db, language: Language) {
  return db
    .selectFrom('products')
    .where('products.available', '=', true)
    .where('products.is_gift_only', '=', false)
    .select(productCardColumns(language))
}

export async function listCards(db: Db, { productIds, language }: { productIds: readonly number[]; language: Language }) {
  return productIds.length === 0 ? [] : listable(db, language).where('products.id', '=', anyOf(productIds)).execute()
}

type AskedOfCategory = { language: Language; of: OrderedCategory }

/** All products of a category and of its sub-categories, in the category's own order; sold-out ones come last. */
export async function listCategoryProducts(db: Db, { language, of }: AskedOfCategory) {
  const order = orderOfCategory(of, { name: textIn(language, 'products.name'), ranks: ownRanks })
  return order.reduce((goods, by) => goods.orderBy(by), categoryGoods(db, { language, of })).execute()
}

/** The same with one product for each family that takes one card (FAM-06): their ids. */
export async function listCategoryCards(db: Db, { language, of }: AskedOfCategory): Promise<number[]> {
  const order = orderOfCategory(of, { name: textIn(language, 'products.name'), ranks: sharedRanks })
  const goods = categoryGoods(db, { language, of }).leftJoin(sharedCards(), (join) => join.onRef('shared.product_id', '=', 'products.id'))
  return oneOfEach(db, { goods: goods.clearSelect().select(placedBy(order)) })
}

function categoryGoods(db: Db, { language, of: { id } }: AskedOfCategory) {
  return listable(db, language).innerJoin(
    (eb) =>
      eb
        .selectFrom('product_categories')
        .innerJoin('categories', 'categories.id', 'product_categories.category_id')
        .where((where) => where.or([where('categories.id', '=', id), where('categories.parent_id', '=', id)]))
        .where('categories.archived', '=', false)
        .groupBy('product_categories.product_id')
        .select([
          'product_categories.product_id',
          (shelf) => shelf.fn.min('product_categories.position').as('position'),
          sql<boolean>`bool_and(product_categories.source = 'rule')`.as('by_rule'),
        ])
        .as('listed'),
    (join) => join.onRef('listed.product_id', '=', 'products.id'),
  )
}

type AskedOfSpecial = { key: SpecialList; rows: number; language: Language }

/** The special lists (D-08): hottest by what sold in thirty days, all others newest first; sold-out ones come last. */
export async function listSpecialProducts(db: Db, { rows, ...asked }: AskedOfSpecial) {
  const inStock = await orderedSpecial(db, asked)
    .where(sql<boolean>`not (${soldOut})`)
    .limit(rows)
    .execute()
  if (inStock.length === rows) return inStock
  // What has sold out since is told once.
  const told = inStock.map(({ id }) => id)
  const others = orderedSpecial(db, asked)
    .where(soldOut)
    .where('products.id', '<>', allOf(told))
    .limit(rows - inStock.length)
  return [...inStock, ...(await others.execute())]
}

/** Goods in stock and sold-out ones apart, so that each half goes along an index: ordered together, all goods are read for a dozen. */
function orderedSpecial(db: Db, { key, language }: Omit<AskedOfSpecial, 'rows'>) {
  return orderOfSpecial(key, ownRanks)
    .filter((by) => by !== soldOut)
    .reduce((goods, by) => goods.orderBy(by), specialGoods(db, { key, language }))
}

/** The same with one product for each family that takes one card (FAM-06): their ids. */
export async function listSpecialCards(db: Db, { key, rows, language }: AskedOfSpecial): Promise<number[]> {
  const goods = specialGoods(db, { key, language }).leftJoin(sharedCards(), (join) => join.onRef('shared.product_id', '=', 'products.id'))
  return oneOfEach(db, {
    goods: goods.clearSelect().select(placedBy(orderOfSpecial(key, sharedRanks))),
    rows,
  })
}

function specialGoods(db: Db, { key, language }: Omit<AskedOfSpecial, 'rows'>) {
  const goods = listable(db, language)
  if (key === 'members_only') return goods.where('products.members_only', '=', true)
  if (key === 'shopping_point') return goods.where('products.shopping_point_price', 'is not', null)
  return key === 'presale' ? goods.where('products.exclusive', '=', true) : goods
}

/** One product with all that hangs on it, in one round trip. */
export async function findProductRow(db: Db, { id, language }: { id: number; language: Language }) {
  return (await wholeProduct[language](db, { id }))[0]
}

const wholeProduct = inEachLanguage((language) =>
  prepared((db, value: ValueOf<{ id: number }>) =>
    db
      .selectFrom('products')
      .where('products.id', '=', value('id'))
      .where('products.is_gift_only', '=', false)
      .where('products.state', 'in', shownStates)
      .select(productCardColumns(language))
      .select(productExtraColumns(language))
      .select((eb) => [
        textIn(language, 'products.content').as('content'),
        textIn(language, 'products.seo_title').as('seo_title'),
        textIn(language, 'products.seo_text').as('seo_text'),
        familyColumn(language).as('family'),
        'products.brand_id',
        brandFacts(language).as('brand'),
        jsonArrayFrom(
          eb
            .selectFrom('product_videos')
            .whereRef('product_videos.product_id', '=', 'products.id')
            .orderBy('position')
            .orderBy('id')
            .select('url'),
        ).as('videos'),
        jsonArrayFrom(
          listable(db, language)
            .innerJoin('product_accessories', 'product_accessories.accessory_id', 'products.id')
            .where('product_accessories.product_id', '=', value('id'))
            .orderBy('product_accessories.position'),
        ).as('accessories'),
        // Also those that are not shown at the moment: they may be, as soon as they change.
        sql<number[]>`array(select optional_product_id from product_options where product_id = products.id
          union all select bundle_product_id from product_bundles where product_id = products.id
          union all select accessory_id from product_accessories where product_id = products.id
          union all select other.product_id from family_members as own join family_members as other using (family_id)
            where own.product_id = products.id and other.product_id <> products.id)`.as('linked_ids'),
      ]),
  ),
)

/** Products held until the transaction ends, in the order of their ids: what orders hold and take of them waits. Unknown ones are not among them. */
export async function lockProductRows(tx: Tx, ids: readonly number[]) {
  return (await wholeRows(tx, ids).forNoKeyUpdate().execute()).map(presentRow)
}
export type LockedProduct = Awaited<ReturnType<typeof lockProductRows>>[number]

/** The same products as they stand, for who only looks and lets nobody wait. */
export async function listProductRows(db: Db, ids: readonly number[]): Promise<LockedProduct[]> {
  return (await wholeRows(db, ids).execute()).map(presentRow)
}

const wholeRows = (db: Db, ids: readonly number[]) => db.selectFrom('products').where('id', '=', anyOf(ids)).orderBy('id').selectAll()

/** When each text changed is the database's to say. */
function presentRow({ texts_changed: _kept, label, ...row }: Selectable<Tables['products']>) {
  return { ...row, label: labelShape.parse(label) }
}

export async function createProductRow(tx: Tx, row: Insertable<Tables['products']>): Promise<number> {
  return (await tx.insertInto('products').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function saveProductRow(tx: Tx, { id, change }: { id: number; change: Updateable<Tables['products']> }): Promise<void> {
  await tx.updateTable('products').set(change).where('id', '=', id).execute()
}

/** The product of that name in addresses; whoever else asks for the same name waits until the transaction ends. */
export const findProductNamed = askedTogether(async (tx, slugs: readonly string[]): Promise<(number | null)[]> => {
  await holdNames(tx, { kind: 'product', names: slugs })
  const rows = await tx.selectFrom('products').where('slug', '=', anyOf(slugs, 'text')).select(['id', 'slug']).execute()
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return slugs.map((slug) => ids.get(slug) ?? null)
})

/** What came under that number of a delivery note, if it was received. */
export async function findReceipt(tx: Tx, reference: string): Promise<unknown> {
  return (await tx.selectFrom('stock_receipts').where('reference', '=', reference).select('lines').executeTakeFirst())?.lines
}

/** Whether this delivery is the first of its number; one that is being received elsewhere is waited for. */
export async function createReceipt(tx: Tx, receipt: { reference: string; lines: unknown; now: Date }): Promise<boolean> {
  const row = { reference: receipt.reference, lines: JSON.stringify(receipt.lines), received_at: receipt.now }
  const made = await tx
    .insertInto('stock_receipts')
    .values(row)
    .onConflict((same) => same.doNothing())
    .returning('reference')
    .executeTakeFirst()
  return made !== undefined
}

/** What that sheet says of the product; undefined when it says nothing yet. */
export async function findCount(tx: Tx, { sheet, product }: { sheet: string; product: number }): Promise<number | undefined> {
  const row = tx.selectFrom('stock_counts').where('sheet', '=', sheet).where('product_id', '=', product)
  return (await row.select('counted').executeTakeFirst())?.counted
}

export async function createCount(tx: Tx, count: { sheet: string; product: number; counted: number; now: Date }): Promise<void> {
  const { sheet, product, counted, now } = count
  await tx.insertInto('stock_counts').values({ sheet, product_id: product, counted, counted_at: now }).execute()
}

export async function createMovements(tx: Tx, movements: readonly Insertable<Tables['stock_movements']>[]): Promise<void> {
  await tx.insertInto('stock_movements').values(movements).execute()
}

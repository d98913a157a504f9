import { sql, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import { hidden, hiddenList } from '#database/hidden.ts'
import { inEachLanguage } from '#database/in-language.ts'
import { prepared, type Given, type ValueOf } from '#database/prepared.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { Tables } from '#database/tables.ts'
import type { ReturnRight } from '#rules/label/label-kinds.ts'
import type { Language } from '#rules/locale.ts'
import { buysFirst } from '#server/catalog/products/pricing/can-buy-first.ts'
import { productCardColumns } from '#server/catalog/products/product-card-columns.ts'
import { arrivalOf } from '#server/catalog/products/published/arrival-of.ts'
import { productExtraColumns } from '#server/catalog/products/product-extra-columns.ts'
import { cartLinesBeingPaid } from '#server/sales/orders/published/ordered-cart-lines.ts'
import { withLimits, withLimitsToAdd } from './limit-store.ts'

type Db = Kysely<Tables>

export type CartRow = Awaited<ReturnType<typeof listCartRows>>[number]

type CartOf = { memberId: number; now: Date }
type CartWanted = CartOf & { language: Language }

/** `lineId` wants that line alone. */
type LinesWanted = CartWanted & { lineId?: number }

/** The lines of a member's cart with all that shows them, in the order in which they were added; or one of them. */
export async function listCartRows(db: Db, { language, lineId, ...wanted }: LinesWanted) {
  const rows = lineId === undefined ? cartRows[language].all(db, wanted) : cartRows[language].one(db, { ...wanted, lineId })
  return withLimits(db, await rows, wanted)
}

/** Those of these lines that can be ordered. */
export async function listOrderableRows(db: Db, { language, ...wanted }: CartWanted & { lineIds: readonly number[] }) {
  return withLimits(db, await cartRows[language].orderable(db, wanted), wanted)
}

const cartRows = inEachLanguage((language) => ({
  all: prepared((db, value: ValueOf<CartOf>) => selectLines(db, { value, language })),
  one: prepared((db, value: ValueOf<CartOf & { lineId: number }>) =>
    selectLines(db, { value, language }).where('cart_items.id', '=', value('lineId')),
  ),
  orderable: prepared((db, value: ValueOf<CartOf & { lineIds: readonly number[] }>) =>
    selectLines(db, { value, language }).where('cart_items.id', '=', anyOf(hiddenList(value('lineIds')))),
  ),
}))

function selectLines(db: Db, { value, language }: { value: ValueOf<CartOf>; language: Language }) {
  const memberId = hidden(value('memberId'))
  return (
    db
      .selectFrom('cart_items')
      .innerJoin('products', 'products.id', 'cart_items.product_id')
      // The price of an add-on is that of the offer which runs today, whichever one the line came in by.
      .leftJoinLateral(runningOffer(db, value('now')), (join) => join.on('cart_items.origin', '=', 'add_on'))
      .where('cart_items.user_id', '=', memberId)
      .where('cart_items.dismissed_at', 'is', null)
      // What stands in an order whose charge is not answered yet comes back when it turns out that nothing was charged.
      .where('cart_items.id', 'not in', cartLinesBeingPaid(memberId))
      .where((eb) => eb.or([eb('expiration_datetime', 'is', null), eb('expiration_datetime', '>', value('now'))]))
      .orderBy('cart_items.id')
      .select(productCardColumns(language))
      .select(productExtraColumns(language))
      .select([
        'cart_items.id as line_id',
        'cart_items.origin',
        'cart_items.quantity',
        'cart_items.lowered_from',
        'cart_items.first_price_shown',
        'cart_items.redeem_with_points',
        'cart_items.expiration_datetime',
        'offer.price as add_on_price',
        'offer.purchase_limit',
        rightOfLine().as('return_right'),
        arrivalOf(sql.ref<number>('cart_items.quantity')).as('arrives_on'),
        buysFirst(memberId).as('buys_first'),
        sql<boolean>`products.member_limit is not null`.as('has_limit'),
      ])
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('cart_item_options')
            .whereRef('cart_item_options.cart_item_id', '=', 'cart_items.id')
            .orderBy('cart_item_options.product_id')
            .select(['cart_item_options.product_id', 'cart_item_options.quantity']),
        ).as('optional_items'),
      )
  )
}

/** That of its product; where it is the usual one, an exception among what was picked into its bundle: a bundle goes back whole or not at all. */
function rightOfLine() {
  return sql<ReturnRight>`case when products.return_right <> 'normal' then products.return_right else coalesce((
    select entry.return_right from cart_item_options as picked join products as entry on entry.id = picked.product_id
      where picked.cart_item_id = cart_items.id and entry.return_right <> 'normal' order by entry.id limit 1), 'normal') end`
}

/** The offer by which a line's product can be added for less at this moment. */
function runningOffer(db: Db, now: Given<Date>) {
  return db
    .selectFrom('add_on_items')
    .innerJoin('promotion_tiers', 'promotion_tiers.id', 'add_on_items.tier_id')
    .innerJoin('promotions', 'promotions.id', 'promotion_tiers.promotion_id')
    .where(sql<boolean>`add_on_items.product_id = cart_items.product_id`)
    .where('promotions.active', '=', true)
    .where((eb) => eb.or([eb('promotions.starts_at', 'is', null), eb('promotions.starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('promotions.ends_at', 'is', null), eb('promotions.ends_at', '>', now)]))
    .limit(1)
    .select(['add_on_items.price', 'add_on_items.purchase_limit'])
    .as('offer')
}

/** Holds the member's row: whatever counts over all of a member's lines must see them one call at a time. */
export async function lockMember(tx: Tx, memberId: number) {
  const [member] = await lockedMember(tx, { memberId })
  if (!member) throw new Error(`There is no member ${memberId}.`)
  return member
}

const lockedMember = prepared((db, value: ValueOf<{ memberId: number }>) =>
  db.selectFrom('users').where('id', '=', value('memberId')).select(['id', 'vip', 'locked_at']).forNoKeyUpdate(),
)

export type Picks = readonly { product_id: number; quantity: number }[]

export type BuyerLine = { memberId: number; productId: number; quantity: number; redeem: boolean }

/** The buyer's own line of a product as it is to be, whether there is one already or not. */
export async function saveBuyerLine(tx: Tx, line: BuyerLine): Promise<number> {
  const [saved] = await savedLine(tx, line)
  if (!saved) throw new Error('A line that was written has no number.')
  return saved.id
}

const savedLine = prepared((db, value: ValueOf<BuyerLine>) =>
  db
    .insertInto('cart_items')
    .values({
      user_id: value('memberId'),
      product_id: value('productId'),
      origin: 'buyer',
      quantity: value('quantity'),
      redeem_with_points: value('redeem'),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'product_id', 'origin', 'campaign_key'])
        .doUpdateSet({ quantity: value('quantity'), lowered_from: null }),
    )
    .returning('id'),
)

type LineOf = { memberId: number; productId: number; origin: 'buyer' | 'add_on' }

/** A line that stands in an order whose charge is not answered yet is that order's for good: what is added now is another line. */
export async function leaveLineToOrder(tx: Tx, line: LineOf): Promise<void> {
  await lineLeftToOrder(tx, line)
}

const lineLeftToOrder = prepared((db, value: ValueOf<LineOf>) =>
  db
    .deleteFrom('cart_items')
    .where((eb) => eb.and({ user_id: value('memberId'), product_id: value('productId'), origin: value('origin') }))
    .where('id', 'in', cartLinesBeingPaid(value('memberId'))),
)

export async function hasAddOn(tx: Tx, asked: ProductAsked): Promise<boolean> {
  return (await addOnLine(tx, asked)).length > 0
}

const addOnLine = prepared((db, value: ValueOf<ProductAsked>) =>
  db
    .selectFrom('cart_items')
    .where((eb) => eb.and({ user_id: value('memberId'), product_id: value('productId'), origin: 'add_on' }))
    .where('id', 'not in', cartLinesBeingPaid(value('memberId')))
    .select('id'),
)

export async function createAddOnLine(tx: Tx, line: { memberId: number; productId: number; offerId: number }): Promise<number> {
  const { id } = await tx
    .insertInto('cart_items')
    .values({ user_id: line.memberId, product_id: line.productId, origin: 'add_on', add_on_item_id: line.offerId, quantity: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A quantity that the buyer says; that it was lowered once is over with that. */
export async function saveQuantity(tx: Tx, lineId: number, quantity: number): Promise<void> {
  await tx.updateTable('cart_items').set({ quantity, lowered_from: null }).where('id', '=', lineId).execute()
}

/** A quantity that the shop had to lower. A line that was changed meanwhile stays as it is. */
export async function saveLowered(tx: Tx, { lineId, from, to }: { lineId: number; from: number; to: number }): Promise<boolean> {
  const lowered = await tx
    .updateTable('cart_items')
    .set({ quantity: to, lowered_from: from })
    .where('id', '=', lineId)
    .where('quantity', '=', from)
    .executeTakeFirst()
  return lowered.numUpdatedRows > 0n
}

export async function saveRedemption(tx: Tx, lineId: number, redeem_with_points: boolean): Promise<void> {
  await tx.updateTable('cart_items').set({ redeem_with_points }).where('id', '=', lineId).execute()
}

/** That the buyer has seen the first-purchase price of these lines, or another one. */
export async function saveShownPrices(db: Db, { lineIds, first }: { lineIds: readonly number[]; first: boolean }): Promise<void> {
  await db.updateTable('cart_items').set({ first_price_shown: first }).where('id', '=', anyOf(lineIds)).execute()
}

/** Replaces what was picked into a line's bundle. */
export async function savePicks(tx: Tx, lineId: number, picks: Picks): Promise<void> {
  await tx.deleteFrom('cart_item_options').where('cart_item_id', '=', lineId).execute()
  const chosen = picks.filter((pick) => pick.quantity > 0)
  if (chosen.length === 0) return
  const rows = JSON.stringify(chosen.map((pick) => ({ cart_item_id: lineId, ...pick })))
  await tx
    .insertInto('cart_item_options')
    .columns(['cart_item_id', 'product_id', 'quantity'])
    .expression(({ selectFrom }) =>
      selectFrom(rowsOf('cart_item_options', rows).as('pick')).select(['pick.cart_item_id', 'pick.product_id', 'pick.quantity']),
    )
    .execute()
}

/** Removes a buyer's line; a gift that is removed stays away for its campaign (D-15), so its row stays, dismissed. */
export async function removeLine(tx: Tx, { memberId, lineId, now }: { memberId: number; lineId: number; now: Date }): Promise<void> {
  const mine = { user_id: memberId, id: lineId }
  await tx
    .updateTable('cart_items')
    .set({ dismissed_at: now })
    .where((eb) => eb.and(mine))
    .where('origin', 'in', gifts)
    .execute()
  await tx
    .deleteFrom('cart_items')
    .where((eb) => eb.and(mine))
    .where('origin', 'not in', gifts)
    .execute()
}

const gifts = ['gifts', 'vvip_gift', 'birthday_gift'] as const

/** A product that somebody wants to add, its bundle, and the buyer's line that holds it already; with what limits there are per member. */
export async function findProductToAdd(tx: Tx, { memberId, productId, now }: ProductToAdd) {
  const [found] = await productToAdd(tx, { memberId, productId })
  if (!found) return undefined
  return withLimitsToAdd(tx, found, { memberId, productId, now })
}

type ProductAsked = { memberId: number; productId: number }
type ProductToAdd = ProductAsked & { now: Date }

const productToAdd = prepared((db, value: ValueOf<ProductAsked>) =>
  db
    .selectFrom('products')
    .leftJoin('cart_items as line', (join) =>
      join
        .onRef('line.product_id', '=', 'products.id')
        .on('line.user_id', '=', hidden(value('memberId')))
        .on('line.origin', '=', 'buyer'),
    )
    .where('products.id', '=', value('productId'))
    .where('products.is_gift_only', '=', false)
    .select([
      'products.id',
      'products.price',
      'products.available',
      'products.members_only',
      'products.max_qty',
      'products.shopping_point_price',
      'products.optional_bundles_max_quantity',
      sql<number>`free_stock(products)`.as('stock'),
      'line.id as line_id',
      'line.quantity as held',
      'line.redeem_with_points as held_for_points',
      sql<boolean>`line.id in ${cartLinesBeingPaid(hidden(value('memberId')))}`.as('is_being_paid'),
      sql<boolean>`products.member_limit is not null`.as('has_limit'),
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('cart_item_options')
          .whereRef('cart_item_options.cart_item_id', '=', 'line.id')
          .select(['cart_item_options.product_id', 'cart_item_options.quantity']),
      ).as('picks'),
      jsonArrayFrom(
        eb
          .selectFrom('product_bundles')
          .innerJoin('products as entry', 'entry.id', 'product_bundles.bundle_product_id')
          .whereRef('product_bundles.product_id', '=', 'products.id')
          .orderBy('product_bundles.position')
          .select([
            'product_bundles.bundle_product_id as product_id',
            'product_bundles.required',
            'product_bundles.max_amount',
            'product_bundles.quantity',
            sql<number>`free_stock(entry)`.as('stock'),
          ]),
      ).as('optional_bundles'),
    ]),
)

import type { CartItem } from '#contract/shop/api/cart.ts'
import type { Tx } from '#database/connect.ts'
import { bundlesInStock, leftOfPicks, stockOfPicks, type BundleEntry, type Pick } from '#rules/cart/bundle.ts'
import { decideAdd, type AddedLine, type AddFacts, type AddRefusal } from '#rules/cart/cart-change.ts'
import { pointsOf } from '#rules/cart/cart-line.ts'
import { limitBeside } from '#rules/catalog/member-limit.ts'
import { isPointsOnly } from '#rules/catalog/product.ts'
import type { Language } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { findBalance } from '#server/people/points/find-balance.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { PickLimit } from './left-of-picks.ts'
import { loadCartLines, readWrittenLine } from './read-cart.ts'
import { findProductToAdd, leaveLineToOrder, lockMember, saveBuyerLine, savePicks } from './store.ts'

export type AddAsked = { memberId: number; productId: number; quantity: number; picks: readonly Pick[] }

/** What became of adding: the line that holds the product now, or why nothing changed. */
export type Added<What = { lineId: number }> = ({ status: 'normal' } & What) | { status: AddRefusal }

/** The line as the cart shows it. */
type Shown = { line: CartItem }

/**
 * Puts a product into a member's cart, or raises the quantity of the line that has it (CRT-30). The member is held
 * while it is decided, so that calls made at the same moment count each other and no limit is passed.
 */
export async function addToCart(shop: Shop, { language, ...asked }: AddAsked & { language: Language }): Promise<AddAnswer<Shown>> {
  return shop.database.transaction(async (tx) => {
    const now = shop.now()
    const loaded = await loadFacts(tx, { ...asked, now })
    if (!loaded) return refuse({ status: 'product_not_found' })
    const added = await addLoaded(tx, { asked, loaded })
    if (!added.ok || added.value.status !== 'normal') return added as AddAnswer<Shown>
    // Read before it can be taken out again.
    return ok({ status: 'normal', line: await readWrittenLine(tx, { ...asked, language, now, lineId: added.value.lineId }) })
  })
}

/** The same up to a quantity: what the cart holds of the product already counts, and a bundle that is there stays as it was chosen. */
export async function fillUpCart(shop: Shop, asked: AddAsked): Promise<AddAnswer> {
  return shop.database.transaction(async (tx) => {
    const loaded = await loadFacts(tx, { ...asked, now: shop.now() })
    if (!loaded) return refuse({ status: 'product_not_found' })
    const { facts, lineId, isBeingPaid } = loaded
    const quantity = asked.quantity - facts.held.quantity
    const isThere = quantity <= 0 || facts.held.picks.length > 0
    if (isThere && lineId !== null && !isBeingPaid) return ok({ status: 'normal', lineId })
    const missing = { ...asked, quantity }
    return addLoaded(tx, { asked: missing, loaded: { ...loaded, facts: { ...facts, asked: missing } } })
  })
}

type AddAnswer<What = { lineId: number }> = Result<Added<What>, { status: 'product_not_found' | 'invalid_cart_item_error' }>

async function addLoaded(tx: Tx, { asked, loaded }: { asked: AddAsked; loaded: Loaded }): Promise<AddAnswer> {
  const decided = decideAdd(loaded.facts)
  if (decided.ok) return ok({ status: 'normal', lineId: await save(tx, { asked, ...loaded, becomes: decided.value }) })
  const { code } = decided.refusal
  return code === 'invalid_cart_item_error' ? refuse({ status: code }) : ok({ status: code })
}

type AskedAt = AddAsked & { now: Date }

type Loaded = {
  facts: AddFacts
  /** The buyer's own line of the product; null without one. */
  lineId: number | null
  /** The line that the buyer has of it stands in an order whose charge is not answered yet. */
  isBeingPaid: boolean
}

async function loadFacts(tx: Tx, asked: AskedAt): Promise<Loaded | null> {
  const member = await lockMember(tx, asked.memberId)
  const found = await findProductToAdd(tx, asked)
  if (!found) return null
  const {
    line_id: lineId,
    held,
    held_for_points: forPoints,
    is_being_paid: isBeingPaid,
    picks,
    added_on: addedOn,
    picked,
    pick_limits: limits,
    ...product
  } = found
  const line = held === null || isBeingPaid ? noLine : { quantity: held, picks, redeemed: forPoints ?? false }
  const { balance, pointsOfOthers } = isPointsOnly(product) || line.redeemed ? await loadPoints(tx, { asked, lineId }) : noPoints
  const facts = {
    member: { locked: member.locked_at !== null, vip: member.vip, balance },
    product: { ...product, member_limit: limitBeside(product.member_limit, addedOn + picked) },
    asked: { quantity: asked.quantity, picks: asked.picks },
    held: { ...line, pointsOfOthers },
    ...(product.optional_bundles.length > 0 && stockOfBundle({ ...product, limits }, line.quantity + asked.quantity)),
  }
  return { facts, lineId, isBeingPaid: isBeingPaid === true }
}

const noLine = { quantity: 0, picks: [], redeemed: false }

/** What is not bought with points does not look at them. */
const noPoints = { balance: 0, pointsOfOthers: 0 }

async function loadPoints(
  tx: Tx,
  { asked: { memberId, now }, lineId }: { asked: AskedAt; lineId: number | null },
): Promise<typeof noPoints> {
  // Points do not depend on the language of the lines' words.
  const lines = await loadCartLines(tx, { memberId, language: 'zh', now })
  return { balance: await findBalance(tx, memberId), pointsOfOthers: pointsOf(lines.filter((line) => line.id !== lineId)) }
}

type StockedBundle = {
  optional_bundles: readonly (BundleEntry & { stock: number })[]
  optional_bundles_max_quantity: number
  limits: readonly PickLimit[]
}

function stockOfBundle(product: StockedBundle, limit: number) {
  const pickStock = stockOfPicks(product.optional_bundles)
  const picksLeft = leftOfPicks(pickStock, product.limits)
  return { bundles: bundlesInStock(product, { stock: picksLeft, limit }), pickStock, picksLeft }
}

type Saving = Loaded & { asked: AddAsked; becomes: AddedLine }

async function save(tx: Tx, { asked, facts: { held }, isBeingPaid, becomes }: Saving): Promise<number> {
  const { quantity, picks, redeem_with_points: redeem } = becomes
  if (isBeingPaid) await leaveLineToOrder(tx, { ...asked, origin: 'buyer' })
  const lineId = await saveBuyerLine(tx, { memberId: asked.memberId, productId: asked.productId, quantity, redeem })
  if (picks.length + held.picks.length > 0) await savePicks(tx, lineId, picks)
  return lineId
}

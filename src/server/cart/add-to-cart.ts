import type { Tx } from '#database/connect.ts'
import type { Pick } from '#rules/bundle.ts'
import { decideAdd, type AddedLine, type AddRefusal } from '#rules/cart-change.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { pointsOf } from '#rules/cart-line.ts'
import { findBundle } from '#server/catalog/find-bundle.ts'
import { findBalance } from '#server/points/find-balance.ts'
import type { Shop } from '#server/shop.ts'
import { loadCartLines } from './read-cart.ts'
import { createBuyerLine, findProductToAdd, listPicks, lockBuyerLine, lockMember, saveLine, savePicks } from './store.ts'

export type AddAsked = { memberId: number; productId: number; quantity: number; picks: readonly Pick[] }

/** What became of adding: the line that holds the product now, or why nothing changed. */
export type Added = { status: 'normal'; lineId: number } | { status: AddRefusal }

/**
 * Puts a product into a member's cart, or raises the quantity of the line that has it (CRT-30). The member is held
 * while it is decided, so that calls made at the same moment count each other and no limit is passed.
 */
export async function addToCart(shop: Shop, asked: AddAsked): Promise<Result<Added, { status: 'product_not_found' | 'invalid_cart_item_error' }>> {
  return shop.database.transaction(async (tx) => {
    const facts = await loadFacts(tx, { ...asked, now: shop.now() })
    if (!facts) return refuse({ status: 'product_not_found' })
    const decided = decideAdd(facts)
    if (decided.ok) return ok({ status: 'normal', lineId: await save(tx, { asked, line: facts.line, becomes: decided.value }) })
    const { code } = decided.refusal
    return code === 'invalid_cart_item_error' ? refuse({ status: code }) : ok({ status: code })
  })
}

async function loadFacts(tx: Tx, asked: AddAsked & { now: Date }) {
  const member = await lockMember(tx, asked.memberId)
  const product = await findProductToAdd(tx, asked.productId)
  if (!product) return null
  const line = await lockBuyerLine(tx, asked)
  const quantity = (line?.quantity ?? 0) + asked.quantity
  // Points do not depend on the language of the lines' words.
  const lines = await loadCartLines(tx, { memberId: asked.memberId, language: 'zh', now: asked.now })
  const bundle = await findBundle(tx, { product, limit: quantity })
  return {
    line,
    member: { locked: member.locked_at !== null, vip: member.vip, balance: await findBalance(tx, asked.memberId) },
    product: { ...product, ...bundle },
    asked: { quantity: asked.quantity, picks: asked.picks },
    held: { quantity: line?.quantity ?? 0, picks: line ? await listPicks(tx, line.id) : [], pointsOfOthers: pointsOf(lines.filter((each) => each.id !== line?.id)) },
    bundles: bundle.possible,
  }
}

type Saving = { asked: AddAsked; line: { id: number } | undefined; becomes: AddedLine }

async function save(tx: Tx, { asked, line, becomes }: Saving): Promise<number> {
  const { quantity, picks, redeem_with_points: redeem } = becomes
  if (!line) return createBuyerLine(tx, { memberId: asked.memberId, productId: asked.productId, quantity, picks, redeem })
  await saveLine(tx, line.id, { quantity })
  await savePicks(tx, line.id, picks)
  return line.id
}

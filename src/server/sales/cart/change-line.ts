import type { CartItem } from '#contract/shop/api/cart.ts'
import type { Pick, PickStock } from '#rules/cart/bundle.ts'
import { decideQuantity } from '#rules/cart/cart-change.ts'
import type { Language } from '#rules/locale.ts'
import { isRedeemed } from '#rules/cart/cart-line.ts'
import { decideRedeemedQuantity, decideRedemption } from '#rules/cart/redemption.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { findBalance } from '#server/people/points/find-balance.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Tx } from '#database/connect.ts'
import { findCartLine, findLineToChange, loadCartLines } from './read-cart.ts'
import { lockMember, savePicks, saveQuantity, saveRedemption } from './store.ts'

export type LineChange = {
  memberId: number
  lineId: number
  language: Language
  quantity?: number | undefined
  picks?: readonly Pick[] | undefined
  exchanged?: boolean | undefined
}

export type ChangeRefusal = { status: 'cart_item_not_found' | 'invalid_cart_item_error' | 'no_enough_shopping_point' }

/** Changes quantity and picks of a line, or whether points pay it. Answers the line as it is afterwards. */
export async function changeLine(shop: Shop, change: LineChange): Promise<Result<CartItem, ChangeRefusal>> {
  return shop.database.transaction(async (tx) => {
    await lockMember(tx, change.memberId)
    const asked = { ...change, now: shop.now() }
    const found = await findLineToChange(tx, asked)
    if (!found) return refuse({ status: 'cart_item_not_found' })
    const changed =
      change.exchanged === undefined
        ? await changeQuantity(tx, { ...found, change: asked })
        : await changeRedemption(tx, { ...found, change: asked })
    if (!changed.ok) return changed
    const after = await findCartLine(tx, asked)
    return after ? ok(after) : refuse({ status: 'cart_item_not_found' })
  })
}

type Changing = { line: CartItem; pickStock: PickStock; change: LineChange & { now: Date } }

async function changeQuantity(tx: Tx, { line, pickStock, change }: Changing): Promise<Result<null, ChangeRefusal>> {
  const asked = { quantity: change.quantity ?? line.quantity, picks: change.picks ?? line.optional_items }
  const decided = decideQuantity({ product: line.product, max_quantity: line.max_quantity, pickStock, asked })
  if (!decided.ok) return refuse({ status: decided.refusal.code })
  if (isRedeemed(line)) {
    const paid = decideRedeemedQuantity({ line, quantity: asked.quantity, ...(await loadPoints(tx, change)) })
    if (!paid.ok) return refuse({ status: paid.refusal.code })
  }
  await saveQuantity(tx, line.id, decided.value.quantity)
  await savePicks(tx, line.id, decided.value.picks)
  return ok(null)
}

async function changeRedemption(tx: Tx, { line, change }: Changing): Promise<Result<null, ChangeRefusal>> {
  const decided = decideRedemption({ line, exchanged: change.exchanged ?? false, ...(await loadPoints(tx, change)) })
  if (!decided.ok) return refuse({ status: decided.refusal.code })
  await saveRedemption(tx, line.id, decided.value.redeem_with_points)
  return ok(null)
}

async function loadPoints(tx: Tx, change: Changing['change']) {
  return { lines: await loadCartLines(tx, change), balance: await findBalance(tx, change.memberId) }
}

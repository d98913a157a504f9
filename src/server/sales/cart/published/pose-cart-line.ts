import type { CartItem } from '#contract/shop/api/cart.ts'
import type { Tx } from '#database/connect.ts'
import type { Language } from '#rules/locale.ts'
import { readWrittenLine } from '../read-cart.ts'
import { saveBuyerLine } from '../store.ts'

type Posed = { memberId: number; productId: number; language: Language; now: Date }

/** One of a product in a member's cart, as the cart shows it, whatever stands in the way of buying it. Its caller takes it back. */
export async function poseCartLine(tx: Tx, { productId, ...of }: Posed): Promise<CartItem> {
  const lineId = await saveBuyerLine(tx, { memberId: of.memberId, productId, quantity: 1, redeem: false })
  return readWrittenLine(tx, { ...of, lineId })
}

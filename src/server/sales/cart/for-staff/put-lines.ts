import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Pick } from '#rules/cart/bundle.ts'
import { savePicks } from '../store.ts'

export type WantedLine = { productId: number; quantity: number; picks: readonly Pick[] }

/** Under which these lines stand beside those that the member put there. */
const campaign = 'by staff'

/**
 * Puts goods into a member's cart for the one order that people of the shop place for them, in the transaction that places it: they are
 * judged and priced as the member's own lines are, stand beside those, and leave with the order or with its refusal. Answers the lines in
 * the order of the wishes; null for what nobody can order.
 */
export async function putLinesForStaff(
  tx: Tx,
  { memberId, lines }: { memberId: number; lines: readonly WantedLine[] },
): Promise<(number | null)[]> {
  const ids = lines.map(({ productId }) => productId)
  const known = await tx.selectFrom('products').where('id', '=', anyOf(ids)).where('is_gift_only', '=', false).select('id').execute()
  const places: (number | null)[] = []
  for (const line of lines) {
    const isKnown = known.some(({ id }) => id === line.productId)
    places.push(isKnown ? await putLine(tx, { memberId, line }) : null)
  }
  return places
}

async function putLine(
  tx: Tx,
  { memberId, line: { productId, quantity, picks } }: { memberId: number; line: WantedLine },
): Promise<number> {
  const { id } = await tx
    .insertInto('cart_items')
    .values({ user_id: memberId, product_id: productId, origin: 'buyer', campaign_key: campaign, quantity })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (picks.length > 0) await savePicks(tx, id, picks)
  return id
}

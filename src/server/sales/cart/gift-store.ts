import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import type { DueGift } from '#rules/cart/gifts.ts'

/** The campaigns of the shop, each with the member and the keys under which that member was offered a gift before; one round trip. */
export async function listGiftFacts(db: Kysely<Tables>, memberId: number) {
  return giftFacts(db, { memberId })
}

const giftFacts = prepared((db, value: ValueOf<{ memberId: number }>) =>
  db
    .selectFrom('gift_campaigns')
    .innerJoin('users', (join) => join.on('users.id', '=', value('memberId')))
    .where('gift_campaigns.active', '=', true)
    .orderBy('gift_campaigns.id')
    .select([
      'gift_campaigns.key',
      'gift_campaigns.kind',
      'gift_campaigns.product_id',
      'gift_campaigns.min_vip',
      'gift_campaigns.starts_at',
      'gift_campaigns.ends_at',
      'gift_campaigns.active',
      'users.vip',
      'users.birthday',
      sql<string[]>`array(select campaign_key from gift_claims where user_id = users.id)`.as('claimed'),
    ]),
)

/** The claim is the lock: of two reads at once, only one writes it and adds the line. */
export async function createGiftLine(tx: Tx, { memberId, ...gift }: DueGift & { memberId: number }): Promise<void> {
  const claim = { user_id: memberId, campaign_key: gift.campaign_key }
  const claimed = await tx
    .insertInto('gift_claims')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .returning('campaign_key')
    .executeTakeFirst()
  if (!claimed) return
  const line = { ...claim, product_id: gift.product_id, origin: gift.kind, quantity: 1, expiration_datetime: gift.expires_at }
  await tx.insertInto('cart_items').values(line).execute()
}

export type OrderOfMember = { orderId: number; memberId: number }

/** Forgets that the gifts of this order were offered: while their campaign runs, the next cart read brings them again. */
export async function forgetClaims(tx: Tx, order: OrderOfMember): Promise<void> {
  await claimsForgotten(tx, order)
}

const claimsForgotten = prepared((db, value: ValueOf<OrderOfMember>) =>
  db.deleteFrom('gift_claims').where('user_id', '=', value('memberId')).where('order_id', '=', value('orderId')),
)

import { takeTurns } from '#server/platform/limits/take-turn.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createNotice, findPaymentId, hastenAsking, reopenNotice } from './store.ts'

/** A provider's message, with the name by which it knows the attempt. What it says is kept and not believed (D-63). */
export type Notice = {
  provider: 'tappay' | 'bank'
  /** Everything that makes it this message and no other: a repetition carries the same. */
  eventKey: string
  about: { reference: string } | { account: string }
  kind: string
  payload: Record<string, unknown>
}

/** What became of it: kept, known before and looked up, too many from there, or about nothing of ours. */
export type NoticeKept = 'kept' | 'known' | 'too_many' | 'unknown'

/**
 * Keeps a notice once, and has the provider asked about what it tells. One about nothing of ours is not kept, and counts
 * for nobody. Beyond the limits of an address nothing is kept either, but the provider is asked within the minute: so
 * whoever forges notices cannot make the true one come to nothing, wherever it comes from.
 */
export async function keepNotice(shop: Shop, { notice, caller }: { notice: Notice; caller: string }): Promise<NoticeKept> {
  const { db } = shop.database
  const paymentId = await findPaymentId(db, notice.about)
  if (paymentId === null) return 'unknown'
  const turn = await takeTurns(shop, db, [
    { name: 'notices', of: paymentId },
    { name: 'noticesHere', of: `${paymentId} from ${caller}` },
  ])
  if (turn.ok) return keepOnce(shop, { notice, paymentId })
  await hastenAsking(db, { paymentId, now: shop.now() })
  return 'too_many'
}

/** A repetition is looked up again as long as the attempt is open: somebody may have sent the same before it was true. */
async function keepOnce(
  shop: Shop,
  { notice: { provider, eventKey, kind, payload }, paymentId }: { notice: Notice; paymentId: number },
): Promise<NoticeKept> {
  return shop.database.transaction(async (tx) => {
    const created = await createNotice(tx, { provider, eventKey, paymentId, kind, payload })
    const noticeId = created ?? (await reopenNotice(tx, { provider, eventKey, paymentId }))
    if (noticeId !== null) await tellLater(tx, { name: 'payment-noticed', paymentId, noticeId })
    return created === null ? 'known' : 'kept'
  })
}

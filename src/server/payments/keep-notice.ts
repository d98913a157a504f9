import { tellLater } from '#server/outbox/tell-later.ts'
import type { Shop } from '#server/shop.ts'
import { countNotices, createNotice, findPaymentId } from './store.ts'

/** A stranger's message, with the name by which he knows the attempt. What it says is kept and not believed (D-63). */
export type Notice = {
  provider: 'tappay' | 'bank'
  /** The stranger's own name of the message: a repetition carries the same. */
  eventKey: string
  about: { reference: string } | { account: string }
  kind: string
  payload: Record<string, unknown>
}

/** More messages than any stranger sends about one attempt; whoever sends them is not he. */
const mostNotices = 50

/** Keeps a notice once, and has the stranger asked about what it tells. One about nothing of ours is not kept. */
export async function keepNotice(shop: Shop, { provider, eventKey, about, kind, payload }: Notice): Promise<'kept' | 'known' | 'stranger'> {
  const paymentId = await findPaymentId(shop.database.db, about)
  if (paymentId === null || (await countNotices(shop.database.db, paymentId)) >= mostNotices) return 'stranger'
  return shop.database.transaction(async (tx) => {
    const noticeId = await createNotice(tx, { provider, eventKey, paymentId, kind, payload })
    if (noticeId === null) return 'known'
    await tellLater(tx, { name: 'payment-noticed', paymentId, noticeId })
    return 'kept'
  })
}

import { isReadable } from '#rules/clean-text.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createEvent, findIdByReference } from './store.ts'

/** What became of a notice: kept now, known already, or not from the company about one of our parcels. */
export type NoticeKept = 'new' | 'known' | 'refused'

/** Keeps a notice of the courier once, and has him asked. What the notice says is not believed. */
export async function keepParcelNotice(shop: Shop, fields: Readonly<Record<string, string>>): Promise<NoticeKept> {
  const notice = Object.entries(fields).flat().every(isReadable) ? shop.ports.courier.readNotice(fields) : null
  if (!notice) return 'refused'
  return shop.database.transaction(async (tx) => {
    const shipmentId = await findIdByReference(tx, notice.reference)
    if (shipmentId === null) return 'refused'
    const isNew = await createEvent(tx, { shipmentId, eventKey: notice.eventKey, kind: notice.code })
    if (isNew) await tellLater(tx, { name: 'parcel-noticed', shipmentId })
    return isNew ? 'new' : 'known'
  })
}

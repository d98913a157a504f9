import { addMinutes } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createDataView } from './store.ts'

export type DataView = {
  /** Who looks: somebody of the office, or a program with an API key. */
  by: { staffId: number } | { apiKeyId: number }
  address: string | null
  kind: 'order' | 'member' | 'field' | 'export' | 'bank'
  /** What was opened, as the audit log names it: `order K7Q2M9X4TBHE`. */
  object: string
  /** How many persons' rows a file held. */
  rows?: number
}

/** A page that stays open asks for its contents every few seconds: that is one view. An account is opened by a press: each is one. */
const minutesOfOneView = 10

/** Keeps that somebody looked at personal data (ACC-46): before it is shown, so that none is shown without a trace. */
export async function noteDataView({ database, now }: Shop, { by, address, kind, object, rows = 1 }: DataView): Promise<void> {
  const who = { staffId: 'staffId' in by ? by.staffId : null, apiKeyId: 'apiKeyId' in by ? by.apiKeyId : null }
  const at = now()
  await createDataView(database.db, {
    ...who,
    address,
    kind,
    object,
    rows,
    at,
    unlessSince: kind === 'bank' ? null : addMinutes(at, -minutesOfOneView),
  })
}

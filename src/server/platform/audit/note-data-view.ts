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

/** Keeps that somebody looked at personal data (ACC-46): before it is shown, so that none is shown without a trace. */
export async function noteDataView({ database, now }: Shop, { by, address, kind, object, rows = 1 }: DataView): Promise<void> {
  const who = 'staffId' in by ? { staff_id: by.staffId } : { api_key_id: by.apiKeyId }
  await createDataView(database.db, { ...who, address, kind, object, rows, at: now() })
}

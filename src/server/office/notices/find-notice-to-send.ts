import type { Language } from '#rules/locale.ts'
import type { Notice } from '#rules/staff/notices.ts'
import { addressOfStaff } from '#server/people/staff/published/address-of-staff.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findNoticeRow } from './store.ts'

export type NoticeLetter = { id: number; notice: Notice; to: string; name: string; language: Language }

/** What a letter about a notice needs; null when the notice is gone, or its person is. */
export async function findNoticeToSend({ database: { db } }: Shop, noticeId: number): Promise<NoticeLetter | null> {
  const row = await findNoticeRow(db, noticeId)
  const person = row && (await addressOfStaff(db, row.staff_id))
  return person ? { ...person, id: row.id, notice: row.data as Notice } : null
}

import type { Tx } from '#database/connect.ts'
import type { Notice } from '#rules/staff/notices.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { createNotices } from '../store.ts'

export type ToTell = {
  notice: Notice
  /** Names the case, such as `mention note 14`: told of it again, nobody hears anything new. */
  key: string
  /** People of the office by their ids; `listHoldersOf` finds those who hold a permission. */
  to: readonly number[]
  /** Who did it, where somebody of them did: nobody is told of what they did themselves. */
  by: number | null
  /** A letter of its own goes to all of them: no second one says the same. */
  hasLetter?: true
  now: Date
}

/**
 * Tells people of the office something by the bell, in the transaction in which it happened; whoever wants it by mail as well gets a
 * letter afterwards, and whoever has switched its kind off hears nothing (NAV-32).
 */
export async function tellStaff(tx: Tx, { notice, key, to, by, hasLetter, now }: ToTell): Promise<void> {
  const others = to.filter((staffId) => staffId !== by)
  for (const { id, by_mail } of await createNotices(tx, { notice, key, to: others, now }))
    if (by_mail && !hasLetter) await tellLater(tx, { name: 'staff-told', noticeId: id })
}

import { addMinutes } from '#rules/calendar.ts'
import type { Language } from '#rules/locale.ts'
import { countLinksOf, createLink, endLinks, findLinkByCause, saveLinkToken } from '#server/people/staff/joining/link-store.ts'
import { findByEmail, findStaffRow, lockAccount } from '#server/people/staff/store.ts'
import { hashToken, newToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'

const linkMinutes = 30
const mostLettersInAnHour = 3

/** What the letter says with which somebody sets a new password. The token stands after the #, which browsers send to nobody. */
export type PasswordLetter = { id: number; to: string; name: string; language: Language; address: string }

/**
 * Makes the link for a new password, when its letter is written: for half an hour, and the one before ends. Null when nobody who may
 * sign in has the address, and after three letters in an hour (ACC-11). `key`: the same one makes no second link, so a letter that
 * is written again counts once.
 */
export async function openNewPassword(shop: Shop, { email, key }: { email: string; key: string }): Promise<PasswordLetter | null> {
  const now = shop.now()
  const found = await findByEmail(shop.database.db, email.trim())
  if (!found || found.demo) return null
  const { id: staffId } = found
  return shop.database.transaction(async (tx) => {
    const { suspended } = await lockAccount(tx, staffId)
    if (suspended) return null
    const tokenHash = hashToken(newToken(shop))
    if ((await findLinkByCause(tx, key)) === undefined) {
      if ((await countLinksOf(tx, { kind: 'password', staffId, since: addMinutes(now, -60) })) >= mostLettersInAnHour) return null
      await endLinks(tx, { kind: 'password', staffId, now })
      await createLink(tx, { kind: 'password', staffId, cause: key, tokenHash, now, expiresAt: addMinutes(now, linkMinutes) })
    }
    const token = newToken(shop)
    const id = await findLinkByCause(tx, key)
    if (id === undefined || !(await saveLinkToken(tx, { id, kind: 'password', tokenHash: hashToken(token), now }))) return null
    const { email: to, name, lang: language } = await findStaffRow(tx, staffId)
    return { id, to, name, language, address: `${shop.settings.officeAddress}/office/new-password#${token}` }
  })
}

import type { Language } from '#rules/locale.ts'
import { hashToken, newToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import { saveLinkToken } from './link-store.ts'

/** What the letter of an invitation says. The token stands after the #, which browsers send to nobody. */
export type InvitationLetter = { id: number; to: string; name: string; language: Language; address: string }

/** Makes the token of an invitation when its letter is written; null when it is open no more. */
export async function openInvitation(shop: Shop, invitationId: number): Promise<InvitationLetter | null> {
  const token = newToken(shop)
  const row = await saveLinkToken(shop.database.db, { id: invitationId, kind: 'invitation', tokenHash: hashToken(token), now: shop.now() })
  if (!row?.email || !row.name || !row.lang) return null
  return {
    id: invitationId,
    to: row.email,
    name: row.name,
    language: row.lang,
    address: `${shop.settings.officeAddress}/office/join#${token}`,
  }
}

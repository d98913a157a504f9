import type { Tx } from '#database/connect.ts'
import { warnStaff } from '#server/people/staff/warning/warn-staff.ts'
import type { Shop } from '#server/platform/shop.ts'
import { openOfficeSession, type OfficeSignedIn, type SignInPlace } from './open-office-session.ts'
import { rememberBrowser } from './remember-browser.ts'

/** `browserId`: the word by which a browser is known again. */
export type KnownPlace = SignInPlace & { browserId: string }

/** Opens a session for somebody who has proven who they are, and tells them by letter where they were not seen for long. Their account is held by the caller. */
export async function enterOffice(
  shop: Shop,
  tx: Tx,
  { staffId, browserId, ...place }: KnownPlace & { staffId: number },
): Promise<OfficeSignedIn> {
  const isKnown = await rememberBrowser(tx, { staffId, browserId, now: shop.now() })
  if (!isKnown) await warnStaff(shop, tx, { staffId, about: 'new_browser', ...place })
  return openOfficeSession(shop, tx, { staffId, ...place })
}

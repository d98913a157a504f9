import { createHash } from 'node:crypto'
import type { Tx } from '#database/connect.ts'
import { addDays } from '#rules/calendar.ts'
import { warnStaff } from '#server/people/staff/warning/warn-staff.ts'
import type { Shop } from '#server/platform/shop.ts'
import { openOfficeSession, type OfficeSignedIn, type SignInPlace } from './open-office-session.ts'
import { saveBrowserSeen } from './sign-in-store.ts'

/** `browserId`: the word by which a browser is known again. */
export type KnownPlace = SignInPlace & { browserId: string }

/** For so long a browser counts as known (ACC-20). */
const daysKnown = 90

/** Opens a session for somebody who has proven who they are, and tells them by letter where they were not seen for long. Their account is held by the caller. */
export async function enterOffice(
  shop: Shop,
  tx: Tx,
  { staffId, browserId, ...place }: KnownPlace & { staffId: number },
): Promise<OfficeSignedIn> {
  const now = shop.now()
  const browserHash = createHash('sha256').update(browserId).digest()
  const isKnown = await saveBrowserSeen(tx, { staffId, browserHash, now, knownSince: addDays(now, -daysKnown) })
  if (!isKnown) await warnStaff(shop, tx, { staffId, about: 'new_browser', ...place })
  return openOfficeSession(shop, tx, { staffId, ...place })
}

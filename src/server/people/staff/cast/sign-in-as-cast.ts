import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { openOfficeSession, type OfficeSignedIn, type SignInPlace } from '#server/people/staff/signing-in/open-office-session.ts'
import { listCast } from './list-cast.ts'

/** Signs in as one of the cast of a demo shop, without any proof. In a shop in earnest there is no such call (ACC-58). */
export async function signInAsCast(
  shop: Shop,
  { word, ...place }: SignInPlace & { word: string },
): Promise<Result<OfficeSignedIn, { code: 'not_found' }>> {
  const found = (await listCast(shop)).find((person) => person.word === word)
  if (!found) return refuse({ code: 'not_found' })
  return ok(await shop.database.transaction((tx) => openOfficeSession(shop, tx, { staffId: found.id, ...place })))
}

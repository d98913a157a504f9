import { isReadable } from '#rules/clean-text.ts'
import { newUid } from '#rules/order-number.ts'
import type { Tx } from '#database/connect.ts'
import { languageOfPath } from '#server/http/language.ts'
import { takeTurns } from '#server/limits/take-turn.ts'
import type { Shop } from '#server/shop.ts'
import { signInRequest } from './begin-sign-in.ts'
import { sessionEnd } from './find-session.ts'
import type { Person, ProviderName } from './port.ts'
import { createMember, createSession, findIdentity, findSignInOrigin, lockIdentity, revokeSession, spendSignInState } from './store.ts'
import { tidyPerson } from './tidy-person.ts'
import { hashToken, newToken, sameSecret } from './token.ts'

export type Visit = {
  provider: ProviderName
  /** The address that the browser came back to, with the provider's query. */
  cameBackTo: URL
  /** The state this browser was given when it left. */
  stateOfBrowser: string | undefined
  /** The session this browser had before, which ends now. */
  formerToken: string | undefined
  /** From where it came. */
  caller: string
}

export type SignedIn =
  | { end: 'signed-in'; origin: string; token: string; csrfToken: string }
  | { end: 'locked' | 'failed'; origin: string }

/**
 * The browser is back from the provider. A lost, foreign or used state, a refusal and a provider's error all end as
 * failed (AUT-21); a locked account ends as locked. The session is a new one each time: nobody can plant one.
 */
export async function finishSignIn(shop: Shop, visit: Visit): Promise<SignedIn> {
  const state = visit.cameBackTo.searchParams.get('state') ?? ''
  // A state that another browser was given is not spent here, so that nobody can end a stranger's sign-in.
  if (!sameSecret(state, visit.stateOfBrowser)) return { end: 'failed', origin: (await findSignInOrigin(shop.database.db, hashToken(state))) ?? '/' }
  const signedIn = await arrive(shop, { ...visit, state })
  if (signedIn.end === 'failed') await takeTurns(shop, shop.database.db, [{ name: 'failedSignInsHere', of: visit.caller }])
  return signedIn
}

async function arrive(shop: Shop, visit: Visit & { state: string }): Promise<SignedIn> {
  const { state } = visit
  const spent = await spendSignInState(shop.database.db, { stateHash: hashToken(state), now: shop.now() })
  const origin = spent?.origin ?? '/'
  if (!spent || spent.provider !== visit.provider) return { end: 'failed', origin }

  const journey = { provider: visit.provider, origin, state, nonce: spent.nonce, codeVerifier: spent.code_verifier ?? '' }
  const answer = await shop.ports.signIn[visit.provider].finishSignIn(signInRequest(shop, journey), visit.cameBackTo)
  if (answer.answer === 'failed') shop.log.warn({ provider: visit.provider, reason: answer.reason }, 'a sign-in failed')
  if (answer.answer !== 'person' || !isReadable(answer.person.providerId)) return { end: 'failed', origin }
  return shop.database.transaction((tx) => openSession(shop, tx, { ...visit, origin, person: answer.person }))
}

async function openSession(shop: Shop, tx: Tx, arrival: Visit & { origin: string; person: Person }): Promise<SignedIn> {
  const { provider, person, origin, formerToken } = arrival
  const identity = { provider, providerId: person.providerId }
  await lockIdentity(tx, identity)
  const known = await findIdentity(tx, identity)
  if (known?.locked_at) return { end: 'locked', origin }
  const userId = known?.id ?? (await createMember(tx, { uid: newUid(shop.randomBytes(8)), provider, person: tidyPerson(provider, person) }))

  const now = shop.now()
  if (formerToken) await revokeSession(tx, { tokenHash: hashToken(formerToken), now })
  const token = newToken(shop)
  const csrfSecret = Buffer.from(shop.randomBytes(32))
  const language = languageOfPath(origin)
  await createSession(tx, { userId, tokenHash: hashToken(token), csrfSecret, language, now, expiresAt: sessionEnd(now) })
  return { end: 'signed-in', origin, token, csrfToken: csrfSecret.toString('base64url') }
}

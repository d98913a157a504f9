import { addDays } from '#rules/calendar.ts'
import { isReadable } from '#rules/clean-text.ts'
import { newUid } from '#rules/orders/order-number.ts'
import type { Tx } from '#database/connect.ts'
import { cookieNeeds, type SessionToken } from '#server/platform/sessions/cookies.ts'
import { languageOfPath } from '#server/platform/http/language.ts'
import { takeTurns } from '#server/platform/limits/take-turn.ts'
import type { SecurityReason } from '#server/platform/security-events.ts'
import type { Shop } from '#server/platform/shop.ts'
import { signInRequest } from './begin-sign-in.ts'
import { deviceOf } from '#server/platform/sessions/device-of.ts'
import { sessionEnd } from '#server/platform/sessions/find-session.ts'
import type { Person, ProviderName } from '#ports/sign-in-provider.ts'
import { createSession, findSessionRow, revokeSession } from '#server/platform/sessions/session-store.ts'
import { createMember, findIdentity, findSignInOrigin, lockIdentity, saveSignedInWith, spendSignInState } from './store.ts'
import { linkImported } from './imported/store.ts'
import { tidyPerson } from './tidy-person.ts'
import { hashToken, newToken, sameSecret } from '#server/platform/sessions/token.ts'

export type Visit = {
  provider: ProviderName
  /** The address that the browser came back to, with the provider's query. */
  cameBackTo: URL
  /** The state this browser was given when it left. */
  stateOfBrowser: string | undefined
  /** The session this browser had before, which ends now. */
  former: SessionToken | undefined
  /** What the browser says of itself. */
  userAgent: string | undefined
  /** From where it came. */
  caller: string
}

/** `confirms`: it was begun to confirm a session, not to sign in. */
export type SignedIn = { origin: string; confirms: boolean } & (
  | { end: 'signed-in'; memberId: number; token: string; csrfToken: string }
  | { end: 'locked'; memberId: number }
  | { end: 'failed'; reason: SecurityReason }
)

/**
 * The browser is back from the provider. A lost, foreign or used state, a refusal and a provider's error all end as
 * failed (AUT-21); a locked account ends as locked. The session is a new one each time: nobody can plant one. Who only
 * confirms a session fails as anybody but its member, and leaves it as it was.
 */
export async function finishSignIn(shop: Shop, visit: Visit): Promise<SignedIn> {
  const state = visit.cameBackTo.searchParams.get('state') ?? ''
  // A state that another browser was given is not spent here, so that nobody can end a stranger's sign-in.
  if (!sameSecret(state, visit.stateOfBrowser))
    return { end: 'failed', origin: (await findSignInOrigin(shop.database.db, hashToken(state))) ?? '/', confirms: false, reason: 'state' }
  const signedIn = await arrive(shop, { ...visit, state })
  if (signedIn.end === 'failed') await takeTurns(shop, shop.database.db, [{ name: 'failedSignInsHere', of: visit.caller }])
  return signedIn
}

async function arrive(shop: Shop, visit: Visit & { state: string }): Promise<SignedIn> {
  const { state } = visit
  const spent = await spendSignInState(shop.database.db, { stateHash: hashToken(state), now: shop.now() })
  const { origin, session_id: confirmed } = spent ?? { origin: '/', session_id: null }
  const failed = (reason: SecurityReason): SignedIn => ({ end: 'failed', origin, confirms: confirmed !== null, reason })
  if (!spent || spent.provider !== visit.provider) return failed('state')

  const journey = {
    provider: visit.provider,
    origin,
    state,
    nonce: spent.nonce,
    codeVerifier: spent.code_verifier ?? '',
    confirms: confirmed,
  }
  const answer = await shop.ports.signIn[visit.provider].finishSignIn(signInRequest(shop, journey), visit.cameBackTo)
  if (answer.answer === 'failed') shop.log.warn({ provider: visit.provider, reason: answer.reason }, 'a sign-in failed')
  if (answer.answer !== 'person' || !isReadable(answer.person.providerId))
    return failed(answer.answer === 'refused' ? 'declined' : 'provider')
  return shop.database.transaction((tx) => openSession(shop, tx, { ...visit, origin, confirmed, person: answer.person }))
}

type Arrival = Visit & { origin: string; confirmed: number | null; person: Person }

async function openSession(shop: Shop, tx: Tx, arrival: Arrival): Promise<SignedIn> {
  const { provider, person, origin, confirmed } = arrival
  const confirms = confirmed !== null
  const identity = { provider, providerId: person.providerId }
  await lockIdentity(tx, identity)
  const known = await findIdentity(tx, identity)
  const refused = confirms ? await whyNotConfirmed(shop, tx, { arrival, memberId: known?.id }) : null
  if (refused) return { end: 'failed', origin, confirms, reason: refused }
  if (known?.locked_at) return { end: 'locked', origin, confirms, memberId: known.id }
  const now = shop.now()
  if (known) await saveSignedInWith(tx, { identityId: known.identity_id, now })
  const memberId =
    known?.id ?? (await createMember(tx, { uid: newUid(shop.randomBytes(8)), provider, person: tidyPerson(provider, person), now }))
  if (!confirms) await linkImported(tx, { memberId, now })
  return { end: 'signed-in', origin, confirms, memberId, ...(await replaceSession(shop, tx, { ...arrival, memberId })) }
}

/** Only the member whose session it is can confirm it, in the browser that has it. */
async function whyNotConfirmed(
  shop: Shop,
  tx: Tx,
  { arrival, memberId }: { arrival: Arrival; memberId: number | undefined },
): Promise<SecurityReason | null> {
  const session = arrival.former && (await findSessionRow(tx, { tokenHash: hashToken(arrival.former.token), now: shop.now() }))
  if (!session || session.id !== arrival.confirmed) return 'session-over'
  return session.user_id === memberId ? null : 'another-person'
}

async function replaceSession(shop: Shop, tx: Tx, { memberId, origin, former, userAgent }: Arrival & { memberId: number }) {
  const now = shop.now()
  if (former) await revokeSession(tx, { tokenHash: hashToken(former.token), now })
  const token = newToken(shop)
  const csrfSecret = Buffer.from(shop.randomBytes(32))
  await createSession(tx, {
    userId: memberId,
    tokenHash: hashToken(token),
    csrfSecret,
    language: languageOfPath(origin),
    device: deviceOf(userAgent),
    plainCookie: !cookieNeeds(shop).secure,
    now,
    expiresAt: sessionEnd(now),
    endsAt: addDays(now, shop.settings.sessionDaysAtMost),
  })
  return { token, csrfToken: csrfSecret.toString('base64url') }
}

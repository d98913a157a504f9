import { localeOf } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { languageOfPath } from '#server/platform/http/language.ts'
import { findWait } from '#server/platform/limits/find-wait.ts'
import { takeTurns } from '#server/platform/limits/take-turn.ts'
import { tooMany, type TooMany } from '#server/platform/limits/too-many.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { ProviderName, SignInRequest } from '#ports/sign-in-provider.ts'
import { createSignInState } from './store.ts'
import { hashToken, newToken } from '#server/platform/sessions/token.ts'

/** How long a visitor may stay on the provider's page. */
const stateMs = 10 * 60 * 1000

/** How long ago somebody may have proven to the provider who they are when they confirm it to the shop. */
const provenSeconds = 5 * 60

export type SignInBegun = {
  provider: ProviderName
  origin: string
  /** The session that is to be confirmed by its member; null when somebody simply signs in. */
  confirms: number | null
}

export type Beginning = SignInBegun & { /** From where. */ caller: string }

/**
 * Sends the visitor to the provider. Answers where to, and the state that this browser must bring back. Refused to an
 * address from which very many begin, or many came to nothing; a sign-in that has begun is never kept from its end.
 */
export async function beginSignIn(
  shop: Shop,
  { provider, origin, confirms, caller }: Beginning,
): Promise<Result<{ url: URL; state: string }, TooMany>> {
  const turn = await takeTurns(shop, shop.database.db, [{ name: 'signInsHere', of: caller }])
  const wait = turn.ok ? await findWait(shop, { name: 'failedSignInsHere', of: caller }) : turn.refusal.retryAfterSeconds
  if (wait !== null) return refuse(tooMany({ reason: 'sign_ins', retryAfterSeconds: wait }))
  const state = newToken(shop)
  const nonce = newToken(shop)
  const codeVerifier = newToken(shop)
  const expiresAt = new Date(shop.now().getTime() + stateMs)
  await createSignInState(shop.database.db, {
    stateHash: hashToken(state),
    provider,
    origin,
    nonce,
    codeVerifier,
    sessionId: confirms,
    expiresAt,
  })
  const url = await shop.ports.signIn[provider].startSignIn(signInRequest(shop, { provider, origin, state, nonce, codeVerifier, confirms }))
  return ok({ url, state })
}

type Journey = SignInBegun & { state: string; nonce: string; codeVerifier: string }

export function signInRequest(shop: Shop, { provider, origin, state, nonce, codeVerifier, confirms }: Journey): SignInRequest {
  const redirectAddress = `${shop.settings.publicAddress}/api/users/auth/${provider}/callback`
  return {
    state,
    nonce,
    codeVerifier,
    redirectAddress,
    locale: localeOf(languageOfPath(origin)),
    provenSeconds: confirms === null ? null : provenSeconds,
  }
}

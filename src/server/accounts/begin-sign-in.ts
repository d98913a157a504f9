import { localeOf } from '#rules/locale.ts'
import { languageOfPath } from '#server/http/language.ts'
import type { Shop } from '#server/shop.ts'
import type { ProviderName, SignInRequest } from './port.ts'
import { createSignInState } from './store.ts'
import { hashToken, newToken } from './token.ts'

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

/** Sends the visitor to the provider. Answers where to, and the state that this browser must bring back. */
export async function beginSignIn(shop: Shop, { provider, origin, confirms }: SignInBegun): Promise<{ url: URL; state: string }> {
  const state = newToken(shop)
  const nonce = newToken(shop)
  const codeVerifier = newToken(shop)
  const expiresAt = new Date(shop.now().getTime() + stateMs)
  await createSignInState(shop.database.db, { stateHash: hashToken(state), provider, origin, nonce, codeVerifier, sessionId: confirms, expiresAt })
  const url = await shop.ports.signIn[provider].startSignIn(signInRequest(shop, { provider, origin, state, nonce, codeVerifier, confirms }))
  return { url, state }
}

type Journey = SignInBegun & { state: string; nonce: string; codeVerifier: string }

export function signInRequest(shop: Shop, { provider, origin, state, nonce, codeVerifier, confirms }: Journey): SignInRequest {
  const redirectAddress = `${shop.settings.publicAddress}/api/users/auth/${provider}/callback`
  return { state, nonce, codeVerifier, redirectAddress, locale: localeOf(languageOfPath(origin)), provenSeconds: confirms === null ? null : provenSeconds }
}

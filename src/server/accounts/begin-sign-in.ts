import { localeOf } from '#rules/locale.ts'
import { languageOfPath } from '#server/http/language.ts'
import type { Shop } from '#server/shop.ts'
import type { ProviderName, SignInRequest } from './port.ts'
import { createSignInState } from './store.ts'
import { hashToken, newToken } from './token.ts'

/** How long a visitor may stay on the provider's page. */
const stateMs = 10 * 60 * 1000

/** Sends the visitor to the provider. Answers where to, and the state that this browser must bring back. */
export async function beginSignIn(shop: Shop, { provider, origin }: { provider: ProviderName; origin: string }): Promise<{ url: URL; state: string }> {
  const state = newToken(shop)
  const nonce = newToken(shop)
  const codeVerifier = newToken(shop)
  const expiresAt = new Date(shop.now().getTime() + stateMs)
  await createSignInState(shop.database.db, { stateHash: hashToken(state), provider, origin, nonce, codeVerifier, expiresAt })
  const url = await shop.ports.signIn[provider].startSignIn(signInRequest(shop, { provider, origin, state, nonce, codeVerifier }))
  return { url, state }
}

type Journey = { provider: ProviderName; origin: string; state: string; nonce: string; codeVerifier: string }

export function signInRequest(shop: Shop, { provider, origin, state, nonce, codeVerifier }: Journey): SignInRequest {
  const redirectAddress = `${shop.settings.publicAddress}/api/users/auth/${provider}/callback`
  return { state, nonce, codeVerifier, redirectAddress, locale: localeOf(languageOfPath(origin)) }
}

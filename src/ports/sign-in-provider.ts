/** A company that tells the shop who somebody is. */
export type SignInProvider = {
  /** Where the visitor's browser goes to say who they are. */
  startSignIn(request: SignInRequest): Promise<URL>
  /** Turns the provider's answer (the address the browser came back to) into a person, or into why not. */
  finishSignIn(request: SignInRequest, cameBackTo: URL): Promise<SignInAnswer>
}

export type SignInRequest = {
  state: string
  nonce: string
  codeVerifier: string
  redirectAddress: string
  locale: string
  /** Somebody confirms who they are: the provider is to ask them again, unless they proved it so many seconds ago at most. Null: it is free to let them pass. */
  provenSeconds: number | null
}

export type SignInAnswer = { answer: 'person'; person: Person } | { answer: 'refused' } | { answer: 'failed'; reason: string }

/** Whether a company knows the shop by the keys that it was shown. */
export type KeysAnswer = { answer: 'known' } | { answer: 'refused'; reason: string } | { answer: 'unreachable'; reason: string }

export type Person = { providerId: string; name: string; email: string | null; image: string | null }

export const providers = ['facebook', 'line'] as const
export type ProviderName = (typeof providers)[number]

export function isProvider(word: string): word is ProviderName {
  return word === 'facebook' || word === 'line'
}

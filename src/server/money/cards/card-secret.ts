import type { Seal } from '#server/platform/seal.ts'
import type { SealedSecret } from './store.ts'

/** The two words by which the card company knows a card. */
export type CardSecret = { key: string; token: string }

type Member = { memberId: number }

export function sealSecret(seal: Seal, { key, token }: CardSecret, { memberId }: Member): SealedSecret {
  return { card_key_enc: seal.seal(key, aboutKey(memberId)), card_token_enc: seal.seal(token, aboutToken(memberId)) }
}

/** Null when the key that sealed it is not at hand any more. */
export function openSecret(seal: Seal, { card_key_enc, card_token_enc }: SealedSecret, { memberId }: Member): CardSecret | null {
  const key = seal.open(card_key_enc, aboutKey(memberId))
  const token = seal.open(card_token_enc, aboutToken(memberId))
  return key !== null && token !== null ? { key, token } : null
}

const aboutKey = (memberId: number) => `card key of member ${memberId}`
const aboutToken = (memberId: number) => `card token of member ${memberId}`

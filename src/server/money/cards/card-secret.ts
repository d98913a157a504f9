import type { Cipher } from '#server/platform/cipher.ts'
import type { EncryptedSecret } from './store.ts'

/** The two words by which the card company knows a card. */
export type CardSecret = { key: string; token: string }

type Member = { memberId: number }

export function encryptSecret(cipher: Cipher, { key, token }: CardSecret, { memberId }: Member): EncryptedSecret {
  return { card_key_enc: cipher.encrypt(key, aboutKey(memberId)), card_token_enc: cipher.encrypt(token, aboutToken(memberId)) }
}

/** Null when the key that encrypted it is not at hand any more. */
export function decryptSecret(cipher: Cipher, { card_key_enc, card_token_enc }: EncryptedSecret, { memberId }: Member): CardSecret | null {
  const key = cipher.decrypt(card_key_enc, aboutKey(memberId))
  const token = cipher.decrypt(card_token_enc, aboutToken(memberId))
  return key !== null && token !== null ? { key, token } : null
}

const aboutKey = (memberId: number) => `card key of member ${memberId}`
const aboutToken = (memberId: number) => `card token of member ${memberId}`

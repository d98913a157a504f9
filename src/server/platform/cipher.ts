import { createCipheriv, createDecipheriv } from 'node:crypto'

/** A key that encrypts what the database keeps of cards: 32 bytes, and a short name that stays with whatever it encrypted. */
export type CipherKey = { id: string; key: Uint8Array }

/** Encrypts words so that the database alone tells nobody what they are (CRD-10). */
export type Cipher = {
  /** `about` is bound to the words: encrypted for one member, they decrypt for no other. */
  encrypt(words: string, about: string): Buffer
  /** The words; null when the key is not at hand, or when they were changed or moved. */
  decrypt(encrypted: Buffer, about: string): string | null
  /** Whether the newest key encrypted it. */
  isFresh(encrypted: Buffer): boolean
}

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM with keys that can be changed: the first one encrypts, all of them decrypt. Wants a source of random bytes. */
export function createCipher(keys: readonly CipherKey[], randomBytes: (count: number) => Uint8Array): Cipher {
  const [newest] = keys
  if (!newest) throw new Error('A cipher needs a key')
  return {
    encrypt(words, about) {
      const nonce = randomBytes(nonceBytes)
      const closing = createCipheriv(cipher, newest.key, nonce).setAAD(Buffer.from(about))
      const hidden = Buffer.concat([closing.update(words, 'utf8'), closing.final()])
      const id = Buffer.from(newest.id)
      return Buffer.concat([Buffer.of(id.length), id, nonce, closing.getAuthTag(), hidden])
    },
    decrypt(encrypted, about) {
      const { id, rest } = splitId(encrypted)
      const known = keys.find((each) => each.id === id)
      return known ? openWith(known.key, rest, about) : null
    },
    isFresh: (encrypted) => splitId(encrypted).id === newest.id,
  }
}

function splitId(encrypted: Buffer): { id: string; rest: Buffer } {
  const end = 1 + (encrypted[0] ?? 0)
  return { id: encrypted.subarray(1, end).toString(), rest: encrypted.subarray(end) }
}

function openWith(key: Uint8Array, rest: Buffer, about: string): string | null {
  try {
    const opening = createDecipheriv(cipher, key, rest.subarray(0, nonceBytes), { authTagLength: tagBytes }).setAAD(Buffer.from(about))
    opening.setAuthTag(rest.subarray(nonceBytes, nonceBytes + tagBytes))
    return opening.update(rest.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8')
  } catch {
    return null
  }
}

import { createCipheriv, createDecipheriv } from 'node:crypto'

/** A key that seals what the database keeps of cards: 32 bytes, and a short name that stays with whatever it sealed. */
export type SealKey = { id: string; key: Uint8Array }

/** Seals words so that the database alone tells nobody what they are (CRD-10). */
export type Seal = {
  /** `about` is bound to the words: sealed for one member, they open for no other. */
  seal(words: string, about: string): Buffer
  /** The words; null when the key is not at hand, or when they were changed or moved. */
  open(sealed: Buffer, about: string): string | null
  /** Whether the newest key sealed it. */
  isFresh(sealed: Buffer): boolean
}

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM with keys that can be changed: the first one seals, all of them open. Wants a source of random bytes. */
export function createSeal(keys: readonly SealKey[], randomBytes: (count: number) => Uint8Array): Seal {
  const [newest] = keys
  if (!newest) throw new Error('A seal needs a key')
  return {
    seal(words, about) {
      const nonce = randomBytes(nonceBytes)
      const closing = createCipheriv(cipher, newest.key, nonce).setAAD(Buffer.from(about))
      const hidden = Buffer.concat([closing.update(words, 'utf8'), closing.final()])
      const id = Buffer.from(newest.id)
      return Buffer.concat([Buffer.of(id.length), id, nonce, closing.getAuthTag(), hidden])
    },
    open(sealed, about) {
      const { id, rest } = splitId(sealed)
      const known = keys.find((each) => each.id === id)
      return known ? openWith(known.key, rest, about) : null
    },
    isFresh: (sealed) => splitId(sealed).id === newest.id,
  }
}

function splitId(sealed: Buffer): { id: string; rest: Buffer } {
  const end = 1 + (sealed[0] ?? 0)
  return { id: sealed.subarray(1, end).toString(), rest: sealed.subarray(end) }
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

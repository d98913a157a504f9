import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A key of its own for encrypting what the database keeps of cards, as CARD_KEYS wants it. */
export function newCardKeys(): string {
  return `first:${randomBytes(32).toString('base64')}`
}

/** The key of the demo shop: made at the first start, kept beside its data, for the owner's eyes alone. */
export function keepCardKeys(dataDirectory: string): string {
  mkdirSync(dataDirectory, { recursive: true })
  const file = join(dataDirectory, 'card-keys')
  try {
    // Whoever comes first writes it; two starts at once end with the same key.
    writeFileSync(file, newCardKeys(), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

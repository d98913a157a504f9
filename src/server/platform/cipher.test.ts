import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCipher } from './cipher.ts'

const old = { id: '2025', key: randomBytes(32) }
const fresh = { id: '2026', key: randomBytes(32) }

test('CRD-10 what is encrypted shows nothing, opens again, and is never encrypted twice the same way', () => {
  const { encrypt, decrypt } = createCipher([fresh], randomBytes)
  const [one, other] = [encrypt('card_token_1', 'member:7'), encrypt('card_token_1', 'member:7')]
  expect(one.includes('card_token')).toBe(false)
  expect(one.equals(other)).toBe(false)
  expect(decrypt(one, 'member:7')).toBe('card_token_1')
})

test('CRD-10 CRD-11 encrypted words decrypt for nobody else, and not after they were changed', () => {
  const { encrypt, decrypt } = createCipher([fresh], randomBytes)
  const encrypted = encrypt('card_token_1', 'member:7')
  expect(decrypt(encrypted, 'member:8')).toBeNull()
  for (const place of [5, 20, encrypted.length - 1]) {
    const changed = Buffer.from(encrypted)
    changed.writeUInt8(encrypted.readUInt8(place) ^ 1, place)
    expect(decrypt(changed, 'member:7')).toBeNull()
  }
  expect(decrypt(encrypted.subarray(0, 12), 'member:7')).toBeNull()
  expect(decrypt(Buffer.alloc(0), 'member:7')).toBeNull()
})

test('CRD-10 a new key encrypts from now on, the old one still decrypts until it is taken away', () => {
  const before = createCipher([old], randomBytes).encrypt('card_token_1', 'member:7')
  const both = createCipher([fresh, old], randomBytes)
  expect(both.isFresh(before)).toBe(false)
  expect(both.decrypt(before, 'member:7')).toBe('card_token_1')
  const after = both.encrypt('card_token_1', 'member:7')
  expect(both.isFresh(after)).toBe(true)
  const alone = createCipher([fresh], randomBytes)
  expect([alone.decrypt(before, 'member:7'), alone.decrypt(after, 'member:7')]).toEqual([null, 'card_token_1'])
})

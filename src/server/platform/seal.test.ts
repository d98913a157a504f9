import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const old = { id: '2025', key: randomBytes(32) }
const fresh = { id: '2026', key: randomBytes(32) }

test('CRD-10 what is sealed shows nothing, opens again, and is never sealed twice the same way', () => {
  const { seal, open } = createSeal([fresh], randomBytes)
  const [one, other] = [seal('card_token_1', 'member:7'), seal('card_token_1', 'member:7')]
  expect(one.includes('card_token')).toBe(false)
  expect(one.equals(other)).toBe(false)
  expect(open(one, 'member:7')).toBe('card_token_1')
})

test('CRD-10 CRD-11 sealed words open for nobody else, and not after they were changed', () => {
  const { seal, open } = createSeal([fresh], randomBytes)
  const sealed = seal('card_token_1', 'member:7')
  expect(open(sealed, 'member:8')).toBeNull()
  for (const place of [5, 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(sealed.readUInt8(place) ^ 1, place)
    expect(open(changed, 'member:7')).toBeNull()
  }
  expect(open(sealed.subarray(0, 12), 'member:7')).toBeNull()
  expect(open(Buffer.alloc(0), 'member:7')).toBeNull()
})

test('CRD-10 a new key seals from now on, the old one still opens until it is taken away', () => {
  const before = createSeal([old], randomBytes).seal('card_token_1', 'member:7')
  const both = createSeal([fresh, old], randomBytes)
  expect(both.isFresh(before)).toBe(false)
  expect(both.open(before, 'member:7')).toBe('card_token_1')
  const after = both.seal('card_token_1', 'member:7')
  expect(both.isFresh(after)).toBe(true)
  const alone = createSeal([fresh], randomBytes)
  expect([alone.open(before, 'member:7'), alone.open(after, 'member:7')]).toEqual([null, 'card_token_1'])
})

import { afterEach, expect, test, vi } from 'vitest'
import { comparePassword, hashPassword } from './password-hash.ts'

const salt = Buffer.alloc(16, 7)
afterEach(() => vi.useRealTimers())

test('ACC-14 D-101 a password is kept as an argon2id hash with its salt and its parameters, and only it is the same', async () => {
  const hashed = await hashPassword('plum blossom in snow', salt)
  const kept = hashed.ok ? hashed.value : ''
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(await comparePassword('plum blossom in snow', kept)).toEqual({ ok: true, value: { same: true, stale: false } })
  expect(await comparePassword('plum blossom in Snow', kept)).toEqual({ ok: true, value: { same: false, stale: false } })
  expect((await hashPassword('plum blossom in snow', Buffer.alloc(16, 8))).ok && kept).not.toBe('')
})

test('ACC-14 a hash that others made is read too, and known to be made more cheaply than today', async () => {
  // Made by the reference implementation: argon2 somesalt -id -m 8 -t 2 -p 1 -l 32, the password "password".
  const theirs = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
  expect(await comparePassword('password', theirs)).toEqual({ ok: true, value: { same: true, stale: true } })
})

test('ACC-14 four hashes are computed at once; who waits five seconds for a turn is told to come back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const four = Array.from({ length: 4 }, () => hashPassword('plum blossom in snow', salt))
  const fifth = hashPassword('plum blossom in snow', salt)
  // The four have begun.
  await new Promise(setImmediate)
  vi.advanceTimersByTime(5000)
  expect(await fifth).toEqual({ ok: false, refusal: { code: 'too_many_tries' } })
  expect((await Promise.all(four)).map(({ ok }) => ok)).toEqual([true, true, true, true])
  vi.useRealTimers()
  expect(await hashPassword('plum blossom in snow', salt)).toMatchObject({ ok: true })
})

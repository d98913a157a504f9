import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { judgePassword } from './password.ts'

const email = 'mei.lin@meihao.example'
const judge = (password: string) => judgePassword(password, { email })

test('ACC-12 D-101 twelve to 128 characters of any kind are enough', () => {
  expect(judge('elevensigns')).toEqual({ ok: false, refusal: { code: 'password_short' } })
  expect(judge('twelve signs')).toEqual({ ok: true, value: 'twelve signs' })
  expect(judge('春眠不覺曉處處聞啼鳥夜來')).toMatchObject({ ok: true })
  expect(judge('🌸'.repeat(12))).toMatchObject({ ok: true })
  expect(judge('🌸'.repeat(11))).toMatchObject({ ok: false })
  expect(judge('x'.repeat(128))).toMatchObject({ ok: true })
  expect(judge('x'.repeat(129))).toEqual({ ok: false, refusal: { code: 'password_long' } })
})

test('ACC-12 one word has one form, however its accents were typed', () => {
  const [composed, apart] = ['caf\u00e9 caf\u00e9 caf\u00e9', 'cafe\u0301 cafe\u0301 cafe\u0301']
  expect(judge(apart)).toEqual(judge(composed))
  // Eleven signs when each accent is a part of its letter.
  expect(judge('e\u0301'.repeat(11))).toEqual({ ok: false, refusal: { code: 'password_short' } })
})

test('ACC-13 what everybody tries first is refused: common ones, one’s own address, the shop’s name', () => {
  for (const weak of [
    '1q2w3e4r5t6y',
    '1Q2W3E4R5T6Y',
    'my MEI.LIN is here',
    'meihao is pretty',
    'I love MeiHao shop',
    '我最愛梅好這家店了真的很愛',
  ])
    expect(judge(weak), weak).toEqual({ ok: false, refusal: { code: 'password_weak' } })
  expect(judge('mei lin is at home')).toMatchObject({ ok: true })
})

test('ACC-13 every long password of the list is refused, whatever its case', () => {
  expect(commonPasswords.size).toBeGreaterThan(400)
  fc.assert(
    fc.property(fc.constantFrom(...commonPasswords), fc.boolean(), (word, big) => {
      expect(judge(big ? word.toUpperCase() : word)).toMatchObject({ ok: false })
    }),
  )
})

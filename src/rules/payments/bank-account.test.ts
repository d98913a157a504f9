import fc from 'fast-check'
import { expect, test } from 'vitest'
import { banks, isBankCode, nameOfBank } from '#rules/reference/banks.ts'
import { lastDigits, readBankAccount, type TypedAccount } from './bank-account.ts'

const typed: TypedAccount = { bankCode: '808', branch: '', number: '0123456789012', holder: '林小梅' }
const read = (changes: Partial<TypedAccount>) => readBankAccount({ ...typed, ...changes })

test.each<[Partial<TypedAccount>, object]>([
  [{}, { bankCode: '808', branch: null, number: '0123456789012', holder: '林小梅' }],
  [{ number: ' 0123-4567 89012 ' }, { number: '0123456789012' }],
  [{ number: '０１２３４５６７８９０１２' }, { number: '0123456789012' }],
  [
    { bankCode: '700', number: '0001234-0012345' },
    { bankCode: '700', number: '00012340012345' },
  ],
  [
    { branch: ' 永和分行 ', holder: ' 梅好工作室 ' },
    { branch: '永和分行', holder: '梅好工作室' },
  ],
  [{ bankCode: '954' }, { bankCode: '954' }],
])('D-111 an account is read as it was typed: %o', (changes, expected) => {
  expect(read(changes)).toMatchObject({ ok: true, value: expected })
})

test.each<[Partial<TypedAccount>, object]>([
  [{ bankCode: '' }, { bankCode: 'bankUnknown' }],
  [{ bankCode: '999 9' }, { bankCode: 'bankUnknown' }],
  [{ bankCode: '001' }, { bankCode: 'bankUnknown' }],
  [{ number: '' }, { number: 'accountNumber' }],
  [{ number: '123456789' }, { number: 'accountNumber' }],
  [{ number: '12345678901234567' }, { number: 'accountNumber' }],
  [{ number: '0123456789A' }, { number: 'accountNumber' }],
  [{ bankCode: '700', number: '0123456789012' }, { number: 'postAccountNumber' }],
  [{ holder: ' ' }, { holder: 'accountHolder' }],
  [{ holder: '名'.repeat(61) }, { holder: 'tooLong' }],
  [{ branch: '分'.repeat(31) }, { branch: 'tooLong' }],
  [
    { bankCode: '', number: '', holder: '' },
    { bankCode: 'bankUnknown', number: 'accountNumber', holder: 'accountHolder' },
  ],
])('D-111 what is wrong with an account is told at its field: %o', (changes, errors) => {
  expect(read(changes)).toEqual({ ok: false, refusal: { errors } })
})

test('whatever is typed, what is read is an account to which a bank can transfer, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.record({
        bankCode: fc.oneof(fc.constantFrom(...banks.map(({ code }) => code)), fc.string({ maxLength: 4 })),
        branch: fc.string({ maxLength: 40 }),
        number: fc.oneof(fc.stringMatching(/^[0-9 -]{0,20}$/), fc.string({ maxLength: 20 })),
        holder: fc.string({ maxLength: 70 }),
      }),
      (account) => {
        const once = readBankAccount(account)
        if (!once.ok) return
        const { branch, ...rest } = once.value
        expect(once.value.number).toMatch(/^\d{10,16}$/)
        expect(isBankCode(once.value.bankCode)).toBe(true)
        expect(lastDigits(once.value.number)).toHaveLength(4)
        expect(readBankAccount({ ...rest, branch: branch ?? '' })).toEqual(once)
      },
    ),
  )
})

test('every bank has a code of its own and a name in both languages', () => {
  expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length)
  expect(banks.map(({ code }) => code)).toEqual(banks.map(({ code }) => code).toSorted())
  for (const { code, name } of banks)
    expect([code, name.zh, name.en]).toEqual([expect.stringMatching(/^\d{3}$/), expect.any(String), expect.any(String)])
  expect([nameOfBank('808')?.en, nameOfBank('954')]).toEqual(['E.SUN Bank', null])
})

import { expect, test } from 'vitest'
import { sandboxKeys } from '../../../sandbox/keys.ts'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { createEinvoiceCarrierRegister } from './einvoice-carrier-register.ts'
import { encrypt, decrypt } from './envelope.ts'

const published = { hashKey: 'ejCk326UnaZWKisg', hashIv: 'q9jcZX8Ib9LM8wYk' }

test.each([
  ['/1234567', 'XeEOdHpTRvxKEqs/JD9RSd16s7VtpyWVCN6AV44pKTW3DVa6yI7vKmjBRp2eulDhXoru/qBqFDBH3fEqlkMn3bbJfJBfGAq+v+SvttutYnc='],
  ['/ABC+123', 'XeEOdHpTRvxKEqs/JD9RSd16s7VtpyWVCN6AV44pKTW3DVa6yI7vKmjBRp2eulDhq0qb6ih8LodSpMl8aLzgim3PM8ThOErZojn2GFulqj4='],
])('the envelope around %s is the one that the company publishes', (BarCode, data) => {
  expect(encrypt({ MerchantID: '2000132', BarCode }, published)).toBe(data)
  expect(decrypt(data, published)).toEqual({ MerchantID: '2000132', BarCode })
})

test('what is encrypted can be opened again, whatever is written in it', () => {
  const value = { Name: "梅好 Meihao's ~(*)! + %20 &", Empty: '' }
  expect(decrypt(encrypt(value, published), published)).toEqual(value)
})

test('INV-07 yes, no and nobody knows are three answers', async () => {
  const { addresses, stop } = await startSandbox()
  const keys = { address: addresses.einvoice, ...sandboxKeys.einvoice }
  const { checkBarcode } = createEinvoiceCarrierRegister(keys)
  expect([await checkBarcode('/AB12.+-'), await checkBarcode('/CD12345')]).toEqual([{ answer: 'known' }, { answer: 'not_known' }])
  expect(await checkBarcode('/ZZZZZZZ')).toEqual({ answer: 'unreachable', reason: 'HTTP 503' })
  expect(await createEinvoiceCarrierRegister({ ...keys, hashKey: 'a-key-of-another' }).checkBarcode('/AB12345')).toMatchObject({
    answer: 'unreachable',
  })
  await stop()
  expect(await checkBarcode('/AB12345')).toMatchObject({ answer: 'unreachable' })
})

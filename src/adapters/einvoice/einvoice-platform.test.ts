import { expect, test } from 'vitest'
import { openStrangeServer, saying } from '#support/strange-server.ts'
import { createEinvoicePlatform } from './einvoice-platform.ts'
import { encrypt } from './envelope.ts'

const keys = { merchantId: '2000132', hashKey: 'ejCk326UnaZWKisg', hashIv: 'q9jcZX8Ib9LM8wYk' }

/** A platform that answers this, encrypted with the merchant's key. */
async function platformSaying(data: object, { merchantId = keys.merchantId } = {}) {
  const { address } = await openStrangeServer(
    saying(
      JSON.stringify({
        MerchantID: merchantId,
        TransCode: 1,
        TransMsg: 'Success',
        Data: encrypt({ RtnCode: 1, RtnMsg: '', ...data }, keys),
      }),
    ),
  )
  return createEinvoicePlatform({ address, ...keys })
}

const buyer = { name: '林小梅', taxId: null, email: 'mei@example.com', phone: '0912345678', address: null }
const invoice = {
  relateNumber: 'MEIMEIMEIMEI',
  amount: 620,
  buyer,
  kept: { as: 'member' },
  items: [{ name: '凝膠', quantity: 1, price: 620, amount: 620 }],
} as const
const issued = { InvoiceNo: 'AB12345678', InvoiceDate: '2026-11-22+10:00:00', RandomNumber: '0042' }
const found = {
  IIS_Number: 'AB12345678',
  IIS_Create_Date: '2026-11-22 10:00:00',
  IIS_Random_Number: '0042',
  IIS_Relate_Number: 'MEIMEIMEIMEI',
  IIS_Sales_Amount: 620,
  IIS_Remain_Allowance_Amt: 620,
  IIS_Invalid_Status: '0',
}
const unknown = { answer: 'unknown', reason: expect.any(String) }

test('TPC-07 an invoice counts with a number, a time and a random code of their shapes', async () => {
  const issuedAt = new Date('2026-11-22T10:00:00+08:00')
  expect(await (await platformSaying(issued)).issue(invoice)).toEqual({
    answer: 'done',
    number: 'AB12345678',
    issuedAt,
    randomCode: '0042',
  })
  expect(await (await platformSaying(found)).find('MEIMEIMEIMEI')).toEqual({
    answer: 'done',
    invoice: { number: 'AB12345678', issuedAt, randomCode: '0042', amount: 620, left: 620, isVoid: false },
  })
})

test.each<[string, object]>([
  ['a number of another shape', { InvoiceNo: '<b>AB12345678</b>' }],
  ['no number', { InvoiceNo: '' }],
  ['a day that is none', { InvoiceDate: '2026-13-45 10:00:00' }],
  ['no time', { InvoiceDate: 'today' }],
  ['a long random code', { RandomNumber: '00421' }],
])('TPC-07 %s is no invoice', async (_, wrong) => {
  expect(await (await platformSaying({ ...issued, ...wrong })).issue(invoice)).toEqual(unknown)
})

test.each<[string, object]>([
  ['another invoice', { IIS_Relate_Number: 'HAOHAOHAOHAO' }],
  ['no name', { IIS_Relate_Number: undefined }],
  ['an amount below nothing', { IIS_Remain_Allowance_Amt: -1 }],
  ['half a dollar', { IIS_Sales_Amount: 0.5 }],
])('TPC-07 an answer about %s is none about this one', async (_, wrong) => {
  expect(await (await platformSaying({ ...found, ...wrong })).find('MEIMEIMEIMEI')).toEqual(unknown)
})

test('TPC-07 an envelope to another merchant, or encrypted by somebody else, is not opened', async () => {
  expect(await (await platformSaying(issued, { merchantId: '9999999' })).issue(invoice)).toEqual(unknown)
  const { address } = await openStrangeServer(
    saying(
      JSON.stringify({
        MerchantID: keys.merchantId,
        TransCode: 1,
        Data: encrypt({ RtnCode: 1, ...issued }, { ...keys, hashKey: 'another key here' }),
      }),
    ),
  )
  expect(await createEinvoicePlatform({ address, ...keys }).issue(invoice)).toEqual(unknown)
})

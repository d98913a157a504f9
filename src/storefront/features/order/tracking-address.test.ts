import { expect, test } from 'vitest'
import { trackingAddress } from './tracking-address.ts'

test.each([
  ['black_cat', 'https://www.t-cat.com.tw/Inquire/TraceDetail.aspx?BillID=907123456789'],
  ['refrigeration', 'https://www.t-cat.com.tw/Inquire/TraceDetail.aspx?BillID=907123456789'],
  ['freezing', 'https://www.t-cat.com.tw/Inquire/TraceDetail.aspx?BillID=907123456789'],
  ['seven', 'https://eservice.7-11.com.tw/e-tracking/search.aspx'],
  ['ups', 'https://www.ups.com/track?loc=zh_TW&tracknum=907123456789'],
] as const)('SHP-14 ORD-06 a parcel sent by %s is tracked at its carrier', (method, address) => {
  expect(trackingAddress(method, '907123456789')).toBe(address)
})

test('a number cannot lead anywhere else', () => {
  expect(trackingAddress('black_cat', '1&x=//evil')).toBe('https://www.t-cat.com.tw/Inquire/TraceDetail.aspx?BillID=1%26x%3D%2F%2Fevil')
})

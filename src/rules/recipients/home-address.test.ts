import { expect, test } from 'vitest'
import { writeAddress } from './home-address.ts'

test.each([
  [
    { zip_code: '106', county: '臺北市', district: '大安區', address: '和平東路二段 118 號 5 樓' },
    '106 臺北市大安區和平東路二段 118 號 5 樓',
  ],
  [
    { zip_code: '106', county: 'Taipei City', district: "Da'an District", address: '5F., No. 118, Sec. 2, Heping E. Rd.' },
    "5F., No. 118, Sec. 2, Heping E. Rd., Da'an District, Taipei City 106",
  ],
  [
    { zip_code: '106', county: 'Taipei City', district: "Da'an District", address: '和平東路二段 118 號' },
    "106 Taipei City Da'an District 和平東路二段 118 號",
  ],
  [{ zip_code: null, county: '臺北市', district: '大安區', address: '和平東路二段 118 號' }, '臺北市大安區和平東路二段 118 號'],
])('ORD-05 an address is written as its language writes it: %o', (home, written) => {
  expect(writeAddress(home)).toBe(written)
})

import { defaultTerms, termsOn } from '#rules/terms.ts'

/** Who sells in a shop of the tests. */
export const testSeller = {
  name: { zh: '梅好股份有限公司', en: 'Meihao Co., Ltd.' },
  taxId: '12345675',
  address: { zh: '臺北市大安區永康街 31 巷 12 號', en: 'No. 12, Lane 31, Yongkang St., Taipei' },
  foodNumber: 'A-112345675-00000-0',
}

/** What a page is drawn with on any day of a shop that nobody has changed. */
export const termsToday = termsOn('2026-05-01', { ...defaultTerms, seller: testSeller })

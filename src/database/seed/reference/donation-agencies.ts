import type { Text } from '#rules/locale.ts'

/**
 * Who can be given an e-invoice, in the order of the specification (D-55). The codes are given; the names are our best
 * knowledge, and the owner checks every one against the register of the Ministry of Finance before opening.
 */
export type DonationAgency = { code: string; name: Text }

export const donationAgencies: readonly DonationAgency[] = [
  { code: '1226', name: { zh: '中華社會福利聯合勸募協會', en: 'United Way of Taiwan' } },
  { code: '9305', name: { zh: '兒童福利聯盟文教基金會', en: 'Child Welfare League Foundation' } },
  { code: '958', name: { zh: '弘道老人福利基金會', en: 'Hondao Senior Citizen’s Welfare Foundation' } },
  { code: '8957282', name: { zh: '流浪動物之家基金會', en: 'Animals Taiwan Home Foundation' } },
  { code: '599', name: { zh: '台灣動物不再流浪協會', en: 'Taiwan No More Strays Association' } },
  { code: '8585', name: { zh: '台灣兒童暨家庭扶助基金會', en: 'Taiwan Fund for Children and Families' } },
  { code: '111111', name: { zh: '罕見疾病基金會', en: 'Taiwan Foundation for Rare Disorders' } },
  { code: '9527', name: { zh: '華山社會福利慈善事業基金會', en: 'Huashan Social Welfare Foundation' } },
  { code: '240245', name: { zh: '董氏基金會', en: 'John Tung Foundation' } },
  { code: '343', name: { zh: '心路社會福利基金會', en: 'Syin-Lu Social Welfare Foundation' } },
  { code: '5260', name: { zh: '我愛兒童社會福利協會', en: 'I Love Children Association' } },
  { code: '7505', name: { zh: '至善社會福利基金會', en: 'Zhi-Shan Foundation' } },
  { code: '25885', name: { zh: '伊甸社會福利基金會', en: 'Eden Social Welfare Foundation' } },
  { code: '199185', name: { zh: '勵馨社會福利事業基金會', en: 'The Garden of Hope Foundation' } },
  { code: '590', name: { zh: '台灣失智症協會', en: 'Taiwan Alzheimer’s Disease Association' } },
  { code: '52088', name: { zh: '荒野保護協會', en: 'Society of Wilderness' } },
  { code: '518', name: { zh: '喜憨兒社會福利基金會', en: 'Children Are Us Foundation' } },
  { code: '111', name: { zh: '中華民國紅十字會', en: 'Red Cross Society of the Republic of China' } },
  { code: '919', name: { zh: '創世社會福利基金會', en: 'Genesis Social Welfare Foundation' } },
  { code: '13579', name: { zh: '陽光社會福利基金會', en: 'Sunshine Social Welfare Foundation' } },
]

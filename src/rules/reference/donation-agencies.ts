import { donationCodes, type DonationCode } from '#rules/invoices/donation.ts'
import type { Text } from '../locale.ts'

export type DonationAgency = { donateCode: DonationCode; name: Text }

/**
 * Names as the charities publish them with their code. A code whose charity we could not verify has none here and is shown
 * by itself: an invoice must not be promised to the wrong one. The tax office keeps the register (D-55).
 */
const names: Partial<Record<DonationCode, Text>> = {
  '8957282': { zh: '財團法人流浪動物之家基金會', en: 'Home for Stray Animals Foundation' },
  '599': { zh: '台灣動物不再流浪協會', en: 'Taiwan No More Strays Association' },
  '8585': { zh: '財團法人台灣兒童暨家庭扶助基金會', en: 'Taiwan Fund for Children and Families' },
  '9527': { zh: '財團法人罕見疾病基金會', en: 'Taiwan Foundation for Rare Disorders' },
  '25885': { zh: '財團法人伊甸社會福利基金會', en: 'Eden Social Welfare Foundation' },
  '199185': { zh: '財團法人惠光導盲犬教育基金會', en: 'Huikuang Guide Dog Foundation' },
  '111': { zh: '財團法人華山社會福利慈善事業基金會', en: 'Huashan Social Welfare Foundation' },
  '919': { zh: '財團法人創世社會福利基金會', en: 'Genesis Social Welfare Foundation' },
  '13579': { zh: '財團法人陽光社會福利基金會', en: 'Sunshine Social Welfare Foundation' },
}

export const donationAgencies: readonly DonationAgency[] = donationCodes.map((donateCode) => ({
  donateCode,
  name: names[donateCode] ?? { zh: `捐贈碼 ${donateCode}`, en: `Donation code ${donateCode}` },
}))

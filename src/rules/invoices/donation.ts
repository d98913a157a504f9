/**
 * Codes of the charities that an invoice can go to, in the order in which they are listed (INV-17, D-55). The tax office
 * keeps the register; a charity's name is a word of the shop and stands with the texts.
 */
export const donationCodes = [
  '1226',
  '9305',
  '958',
  '8957282',
  '599',
  '8585',
  '111111',
  '9527',
  '240245',
  '343',
  '5260',
  '7505',
  '25885',
  '199185',
  '590',
  '52088',
  '518',
  '111',
  '919',
  '13579',
] as const
export type DonationCode = (typeof donationCodes)[number]

export function isDonationCode(code: string): code is DonationCode {
  return donationCodes.some((each) => each === code)
}

import type { Text } from '#rules/locale.ts'

/** Where the courier goes, with its flat fee in TWD (specification, section 9). Malaysia is only a dial code. */
export type Country = { iso: string; name: Text; fee: number; postalRequired: boolean }

export const countries: readonly Country[] = [
  { iso: 'US', name: { zh: '美國', en: 'United States' }, fee: 3500, postalRequired: true },
  { iso: 'HK', name: { zh: '香港', en: 'Hong Kong' }, fee: 400, postalRequired: false },
  { iso: 'MO', name: { zh: '澳門', en: 'Macao' }, fee: 400, postalRequired: false },
  { iso: 'SG', name: { zh: '新加坡', en: 'Singapore' }, fee: 3500, postalRequired: true },
  { iso: 'AU', name: { zh: '澳洲', en: 'Australia' }, fee: 3500, postalRequired: true },
]

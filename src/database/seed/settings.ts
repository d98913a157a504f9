/** Numbers the owner may change without a new version of the shop. Money in whole TWD. */
export type SeedSetting = { key: string; value: Readonly<Record<string, unknown>>; note: string }

export const settings: readonly SeedSetting[] = [
  { key: 'vip', value: { vip_spending: 10000, vvip_spending: 30000, days: 365 }, note: 'Spending of finished orders within the days that makes a member VIP (1) or VVIP (2); a level lasts the same days.' },
  { key: 'payment_deadlines', value: { atm_days: 3, wallet_minutes: 30 }, note: 'ATM: to the end of that day in Taipei. Wallets and 3-D pages: minutes from placement.' },
  { key: 'preorder', value: { ships_from_days: 7, ships_to_days: 21, special_periods: [] }, note: 'Days until a pre-order ships. A special period {from, to} adds 7 to 14 days.' },
]

/** How somebody of the shop has received money by themselves: in cash, as a remittance at the counter of a bank, or otherwise. */
export const manualWays = ['cash', 'counter', 'other'] as const
export type ManualWay = (typeof manualWays)[number]

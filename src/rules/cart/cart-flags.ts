import { flagRows, type FlaggedLine, type ForbiddingFlag, type CartFlag } from './forbidding-flags.ts'

/** What the selected lines bring along for delivery and payment (CRT-37). With isLowTemperature, isRefrigeration tells chilled from frozen (D-86). */
export type CartFlags = Record<CartFlag | 'isRefrigeration', boolean>

export function flagsOf(lines: readonly FlaggedLine[]): CartFlags {
  const raised = flagRows.map(([flag, { isOn }]) => [flag, lines.some(isOn)])
  return {
    ...(Object.fromEntries(raised) as Record<CartFlag, boolean>),
    isRefrigeration: lines.some(({ product }) => product.temperature === 'refrigeration'),
  }
}

/** What the raised flags forbid, in the order of their table. */
export function raisedFlags(flags: CartFlags): ForbiddingFlag[] {
  return flagRows.filter(([flag]) => flags[flag]).map(([, facts]) => facts)
}

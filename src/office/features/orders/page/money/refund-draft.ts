import type { OrderMoneyOfOffice } from '#contract/office/api/money.ts'

/** What of an order is to go back, as far as it is chosen: units of lines, or amounts for lines and fees. */
export type RefundDraft = {
  by: 'units' | 'whole' | 'amounts'
  units: Readonly<Record<number, number>>
  amounts: Readonly<Record<number, string>>
  fees: Readonly<Record<'delivery' | 'handling', string>>
}

export const emptyDraft: RefundDraft = { by: 'units', units: {}, amounts: {}, fees: { delivery: '', handling: '' } }

type LineWish = { line_id: number; units: number } | { line_id: number; goodwill: number }

/** The draft as the call takes it; null while nothing is chosen. */
export function wishOf({ by, units, amounts, fees }: RefundDraft, { lines, fees: left }: OrderMoneyOfOffice['open']) {
  const chosen = lines.flatMap(({ line_id, units: open }): LineWish[] => {
    const count = by === 'whole' ? open.length : (units[line_id] ?? 0)
    const goodwill = wholeOf(amounts[line_id])
    if (by === 'amounts') return goodwill > 0 ? [{ line_id, goodwill }] : []
    return count > 0 ? [{ line_id, units: count }] : []
  })
  const asked = by === 'units' ? { delivery: 0, handling: 0 } : { delivery: wholeOf(fees.delivery), handling: wholeOf(fees.handling) }
  const wished = by === 'whole' ? left : asked
  return chosen.length > 0 || wished.delivery + wished.handling > 0 ? { lines: chosen, fees: wished } : null
}

function wholeOf(typed = ''): number {
  return /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0
}

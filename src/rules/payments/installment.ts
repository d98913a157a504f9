import { defaultInstallment, installmentFrom } from '#rules/constants.ts'
import type { Twd } from '#rules/money.ts'

export type InstallmentPeriod = keyof typeof installmentFrom

export const installmentPeriods: readonly InstallmentPeriod[] = [3, 6, 12]

/** The periods that a grand total allows (CK3-18). */
export function periodsFor(grandTotal: Twd): InstallmentPeriod[] {
  return installmentPeriods.filter((period) => grandTotal >= installmentFrom[period])
}

/** The period that was chosen, or 3 when the total no longer allows it (CK4-23). */
export function allowedPeriod(chosen: number, grandTotal: Twd): InstallmentPeriod {
  return periodsFor(grandTotal).find((period) => period === chosen) ?? defaultInstallment
}

export type InstallmentPlan = { number_of_instalments: InstallmentPeriod; first_payment: Twd; each_payment: Twd }

/** Whole dollars; the first payment takes the remainder (CK3-19). */
export function planInstallments(grandTotal: Twd, period: InstallmentPeriod): InstallmentPlan {
  const each = Math.floor(grandTotal / period)
  return { number_of_instalments: period, first_payment: grandTotal - each * (period - 1), each_payment: each }
}

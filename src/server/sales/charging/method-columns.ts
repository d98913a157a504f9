import type { Twd } from '#rules/money.ts'
import { installmentPeriods, planInstallments } from '#rules/payments/installment.ts'
import { isInInstalments, type PaymentMethod } from '#rules/payments/payment-methods.ts'

/** How an order says by what it is paid, and in how many parts. */
export function methodColumns({ method, amount, instalment }: { method: PaymentMethod; amount: Twd; instalment: number | null }) {
  const period = isInInstalments(method) ? installmentPeriods.find((each) => each === instalment) : undefined
  const plan = period ? planInstallments(amount, period) : null
  return {
    payment: method,
    instalment_number: plan?.number_of_instalments ?? null,
    first_payment: plan?.first_payment ?? null,
    each_payment: plan?.each_payment ?? null,
  }
}

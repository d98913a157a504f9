import type { Text } from '#rules/locale.ts'
import type { OrderFilterField } from '#rules/orders/order-filter.ts'
import { filterValueTexts, troubleTexts } from '#texts/office/lists.ts'
import { holdReasonTexts, paymentStateTexts, stateTexts } from '#texts/office/orders.ts'
import { riskLevelTexts } from '#texts/office/order-page/risk.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { shippingMethodTexts } from '#texts/shop/order.ts'

const { yes, no, level0, level1, level2, b2c, b2b, donate, paper, due, refused, issued, voided, allowance, notHeld } = filterValueTexts
const methods = Object.fromEntries(Object.entries(paymentMethodTexts).map(([method, { name }]) => [method, name]))

const texts: Readonly<Partial<Record<OrderFilterField, Readonly<Record<string, Text>>>>> = {
  status: stateTexts,
  payment: methods,
  payment_state: paymentStateTexts,
  method: shippingMethodTexts,
  temperature: controlTexts.temperatures,
  level: { 0: level0, 1: level1, 2: level2 },
  held: { ...holdReasonTexts, no: notHeld },
  risk: riskLevelTexts,
  invoice: { b2c, b2b, donate, paper },
  invoice_state: { due, refused, issued, voided, allowance },
  trouble: troubleTexts,
}

/** What a value of a field is called; what has no name stands as it is written. */
export function filterValueText(field: OrderFilterField, value: string): Text {
  const plain = { yes, no }[value] ?? { zh: value, en: value }
  return texts[field]?.[value] ?? plain
}

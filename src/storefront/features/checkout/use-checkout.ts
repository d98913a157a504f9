import { useMemo } from 'react'
import { flagsOf } from '#rules/cart-flags.ts'
import { chooseShipping } from '#rules/checkout-draft.ts'
import { totalOrder } from '#rules/order-totals.ts'
import type { ShippingMethod } from '#rules/shipping.ts'
import type { CheckoutNeeds } from './checkout-needs.ts'
import { useDraft } from './use-draft.ts'
import { useSavedData } from './use-saved-data.ts'

/** The draft with what the goods, the amounts and earlier orders say about it. */
export function useCheckout({ client, user, lines, discount, onProblem }: CheckoutNeeds) {
  const drafting = useDraft(client)
  const { draft, change } = drafting
  const temperature = lines[0]?.product.temperature ?? 'normal'
  const saved = useSavedData({ client, email: user.email ?? '', draft, change, temperature, onProblem })
  const flags = useMemo(() => flagsOf(lines), [lines])
  const totals = totalOrder({
    lines,
    discount: discount?.amount ?? 0,
    method: draft.shipping_method,
    country: null,
    payway: draft.payway,
    pointRate: user.constants.default_shopping_point_exchange_rate,
  })
  const chooseMethod = (method: ShippingMethod) => change((before) => chooseShipping(before, method))
  return { ...drafting, chooseMethod, saved, flags, totals, temperature }
}
export type CheckoutState = ReturnType<typeof useCheckout>

import { useMemo } from 'react'
import { flagsOf } from '#rules/cart-flags.ts'
import { chooseShipping } from '#rules/checkout-draft.ts'
import { totalOrder } from '#rules/order-totals.ts'
import { isOverseasCountry } from '#rules/shipping.ts'
import type { ShippingMethod } from '#rules/shipping.ts'
import { useLanguage } from '../../ui/words.ts'
import type { CheckoutNeeds } from './checkout-needs.ts'
import { useDraft } from './use-draft.ts'
import { useSavedData } from './use-saved-data.ts'

/** The draft with what the goods, the amounts and earlier orders say about it. */
export function useCheckout({ client, user, lines, discount, onProblem }: CheckoutNeeds) {
  const language = useLanguage()
  const drafting = useDraft(client)
  const { draft, change } = drafting
  const temperature = lines[0]?.product.temperature ?? 'normal'
  const saved = useSavedData({ client, email: user.email ?? '', draft, change, temperature, language, onProblem })
  const flags = useMemo(() => flagsOf(lines), [lines])
  const country = saved.contacts.find(({ id }) => id === draft.contact_id)?.country ?? draft.foreign_contact_attributes.country
  const fee = feeStateOf(draft.shipping_method, country)
  const totals = totalOrder({
    lines,
    discount: discount?.amount ?? 0,
    method: draft.shipping_method,
    country,
    payway: draft.payway,
    pointRate: user.constants.default_shopping_point_exchange_rate,
  })
  const chooseMethod = (method: ShippingMethod) => change((before) => chooseShipping(before, method))
  return { ...drafting, chooseMethod, saved, flags, totals, fee, temperature }
}
/** What the delivery fee of the summary is: the cart's guess, open until a country is chosen, or what will be charged. */
export type FeeState = 'estimated' | 'open' | 'known'

function feeStateOf(method: ShippingMethod | null, country: string): FeeState {
  if (method === null) return 'estimated'
  return method === 'ups' && !isOverseasCountry(country) ? 'open' : 'known'
}

export type CheckoutState = ReturnType<typeof useCheckout>

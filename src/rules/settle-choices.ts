import type { CartFlags } from './cart-flags.ts'
import { allowedPeriod, type InstallmentPeriod } from './installment.ts'
import type { Twd } from './money.ts'
import { isPaywayOffered, type Payway, type PaywayFacts } from './payway.ts'
import { offerShipping } from './shipping-offers.ts'
import type { ShippingMethod } from './shipping.ts'

/** What a shopper has chosen from offers that hang on the goods. */
export type Choices = { shipping_method: ShippingMethod | null; payway: Payway | null; installment: InstallmentPeriod }

export type OfferFacts = { flags: CartFlags; items_total: Twd; grand_total: Twd } & Pick<PaywayFacts, 'language' | 'device'>

/**
 * The choices after goods or prices have changed: what is no longer offered is taken back. Without its method the
 * checkout stands at step 1 again (CK1-08); a period that is too long falls back to 3 (CK4-23).
 */
export function settleChoices<C extends Choices>(choices: C, facts: OfferFacts): C {
  const installment = allowedPeriod(choices.installment, facts.grand_total)
  const offer = offerShipping(facts).find(({ method }) => method === choices.shipping_method)
  if (!offer?.available) return { ...choices, installment, shipping_method: null, payway: null }
  const isOffered = choices.payway !== null && isPaywayOffered(choices.payway, { ...facts, method: offer.method })
  return { ...choices, installment, payway: isOffered ? choices.payway : null }
}

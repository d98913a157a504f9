import type { CheckoutNeeds } from '../checkout-needs.ts'
import type { CheckoutState } from '../use-checkout.ts'

/** What every way of confirming works with. */
export type ConfirmStepProps = { checkout: CheckoutState; needs: CheckoutNeeds }

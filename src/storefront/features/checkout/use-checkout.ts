import { useCallback, useMemo, useState } from 'react'
import { flagsOf } from '#rules/cart-flags.ts'
import { chooseShipping, newDraft, type Draft } from '#rules/checkout-draft.ts'
import { currentStep, leaveStep, type InformationState, type Step, type StepRefusal } from '#rules/checkout-steps.ts'
import { totalOrder } from '#rules/order-totals.ts'
import type { Result } from '#rules/result.ts'
import type { ShippingMethod } from '#rules/shipping.ts'
import type { ChangeDraft } from './change-draft.ts'
import type { CheckoutNeeds } from './checkout-needs.ts'
import { createPlacing } from './placing.ts'
import { useSavedData } from './use-saved-data.ts'

/** The draft, the step that shows, and what both say about the goods. It lives as long as the page (CKO-08). */
export function useCheckout({ client, user, lines, onProblem }: CheckoutNeeds) {
  const [draft, setDraft] = useState(newDraft)
  const [wanted, setWanted] = useState<Step>(1)
  const [placing] = useState(() =>
    createPlacing({
      send: ({ key, body }) => client.orders.place({ headers: { 'idempotency-key': key }, body: { order: body } }),
      newKey: () => crypto.randomUUID(),
    }),
  )
  const change = useCallback<ChangeDraft>(
    (next) => {
      placing.forget()
      setDraft(next)
    },
    [placing],
  )
  const temperature = lines[0]?.product.temperature ?? 'normal'
  const saved = useSavedData({ client, email: user.email ?? '', draft, change, temperature, onProblem })
  const flags = useMemo(() => flagsOf(lines), [lines])
  const totals = totalOrder({
    lines,
    discount: 0,
    method: draft.shipping_method,
    country: null,
    payway: draft.payway,
    pointRate: user.constants.default_shopping_point_exchange_rate,
  })
  const finishStep = (step: Step, information: InformationState = 'valid'): Result<Draft, { code: StepRefusal }> => {
    const left = leaveStep(draft, { step, information })
    if (left.ok) {
      setDraft(left.value)
      setWanted(currentStep(left.value, 4))
    }
    return left
  }
  return {
    draft,
    change,
    chooseMethod: (method: ShippingMethod) => change((before) => chooseShipping(before, method)),
    step: currentStep(draft, wanted),
    finishStep,
    openStep: (step: Step) => {
      // Details that are being changed may be wrong: what comes after them waits until they have been gone through again.
      if (step === 2) change((before) => ({ ...before, informed_for: null }))
      setWanted(step)
    },
    placing,
    saved,
    flags,
    totals,
    temperature,
  }
}
export type CheckoutState = ReturnType<typeof useCheckout>

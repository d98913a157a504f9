import type { PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import { useCallback, useEffect, useState } from 'react'
import { newDraft, type Draft } from '#rules/checkout/checkout-draft.ts'
import { currentStep, leaveStep, type InformationState, type Step, type StepRefusal } from '#rules/checkout/checkout-steps.ts'
import type { Result } from '#rules/result.ts'
import type { ChangeDraft } from './change-draft.ts'
import type { CheckoutNeeds } from './checkout-needs.ts'
import { createPlacing } from './placing.ts'

/** Cards are typed anew: step 4 is come to by the one before it. */
const latestAgain: Step = 3

/** What the shopper has said so far, and the step that shows. It lives as long as the page (CKO-08, CKO-15). */
export function useDraft({ client, progress }: Pick<CheckoutNeeds, 'client' | 'progress'>) {
  const [begun] = useState(() => progress.find())
  const [draft, setDraft] = useState(begun?.draft ?? newDraft)
  const [wanted, setWanted] = useState<Step>(begun ? (Math.min(begun.step, latestAgain) as Step) : 1)
  const [placing] = useState(() =>
    createPlacing<PlaceOrderBody>({
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
  const finishStep = (step: Step, information: InformationState = 'valid'): Result<Draft, { code: StepRefusal }> => {
    const left = leaveStep(draft, { step, information })
    if (left.ok) {
      // What has come in since this was drawn, such as the saved cards, stays.
      setDraft((before) => withValue(leaveStep(before, { step, information }), before))
      setWanted(currentStep(left.value, 4))
    }
    return left
  }
  const openStep = (step: Step) => {
    // Details that are being changed may be wrong: what comes after them waits until they have been gone through again.
    if (step === 2) change((before) => ({ ...before, informed_for: null }))
    setWanted(step)
  }
  const step = currentStep(draft, wanted)
  useEffect(() => progress.keep({ draft, step }), [progress, draft, step])
  return { isNew: begun === null, draft, change, step, finishStep, openStep, placing }
}

function withValue(left: Result<Draft, unknown>, otherwise: Draft): Draft {
  return left.ok ? left.value : otherwise
}

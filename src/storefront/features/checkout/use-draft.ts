import { useCallback, useState } from 'react'
import type { ShopClient } from '#contract/shop/client.ts'
import { newDraft, type Draft } from '#rules/checkout/checkout-draft.ts'
import { currentStep, leaveStep, type InformationState, type Step, type StepRefusal } from '#rules/checkout/checkout-steps.ts'
import type { Result } from '#rules/result.ts'
import type { ChangeDraft } from './change-draft.ts'
import { createPlacing } from './placing.ts'

/** What the shopper has said so far, and the step that shows. It lives as long as the page (CKO-08). */
export function useDraft(client: ShopClient) {
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
  return { draft, change, step: currentStep(draft, wanted), finishStep, openStep, placing }
}

function withValue(left: Result<Draft, unknown>, otherwise: Draft): Draft {
  return left.ok ? left.value : otherwise
}

import type { Draft } from './checkout-draft.ts'
import { ok, refuse, type Result } from '#rules/result.ts'

/** Shipping method, shipping information, payment method, confirm (CKO-03). */
export const steps = [1, 2, 3, 4] as const
export type Step = (typeof steps)[number]

/** Done can be reopened, open can be filled in, closed waits for its predecessor (CKO-04). */
export type StepState = 'done' | 'open' | 'closed'

export type StepDraft = Pick<Draft, 'shipping_method' | 'informed_for' | 'payway'>

/** The steps are computed from what is known, never stored: so nobody can be stuck in one. */
export function stepStates(draft: StepDraft): Record<Step, StepState> {
  const open = firstOpenStep(draft)
  const stateOf = (step: Step): StepState => {
    if (step === open) return 'open'
    return step < open ? 'done' : 'closed'
  }
  return { 1: stateOf(1), 2: stateOf(2), 3: stateOf(3), 4: stateOf(4) }
}

/** The step that shows: the one that was asked for, but none that is closed. */
export function currentStep(draft: StepDraft, wanted: Step): Step {
  const open = firstOpenStep(draft)
  return wanted < open ? wanted : open
}

function firstOpenStep({ shipping_method, informed_for, payway }: StepDraft): Step {
  if (shipping_method === null) return 1
  if (informed_for !== shipping_method) return 2
  return payway === null ? 3 : 4
}

/** How the forms of step 2 stand: no recipient at all, something wrong, or all well. */
export type InformationState = 'missing' | 'wrong' | 'valid'

/** Keys of the warning toasts. */
export type StepRefusal =
  | 'validate.chooseShippingMethod'
  | 'validate.chooseShippingInformation'
  | 'validate.shippingInformationError'
  | 'validate.choosePayway'

/** The draft after Next in that step, or the warning that is shown instead (CK1-04, CK2-03, CK2-04, CK3-10). */
export function leaveStep<D extends StepDraft>(
  draft: D,
  { step, information }: { step: Step; information: InformationState },
): Result<D, { code: StepRefusal }> {
  if (step === 1) return draft.shipping_method === null ? refuse({ code: 'validate.chooseShippingMethod' }) : ok(draft)
  if (step === 3) return draft.payway === null ? refuse({ code: 'validate.choosePayway' }) : ok(draft)
  if (step === 4) return ok(draft)
  if (information === 'valid') return ok({ ...draft, informed_for: draft.shipping_method })
  return refuse({ code: information === 'missing' ? 'validate.chooseShippingInformation' : 'validate.shippingInformationError' })
}

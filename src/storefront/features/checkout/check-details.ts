import { judgePhone } from '#contract/judge-phone.ts'
import { invoiceOfDraft, type Draft } from '#rules/checkout-draft.ts'
import type { InformationState } from '#rules/checkout-steps.ts'
import { errorsIn, isFaultless, type FieldErrors } from '#rules/field-errors.ts'
import { checkInvoice } from '#rules/invoice.ts'
import { checkHome, checkRemark, checkSender } from '#rules/recipient.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import type { Temperature } from '#rules/temperature.ts'
import { isBlank } from './draft-changes.ts'

/** What is wrong in step 2, by field: `sender.phone`, `contact.address`, `invoice.carrier`, `remark` (CK2-03). */
export function checkDetails(draft: Draft, temperature: Temperature): FieldErrors {
  const remark = checkRemark(draft.remark)
  return {
    ...errorsIn('sender', checkSender(draft.sender, judgePhone)),
    ...(draft.contact_id === null && errorsIn('contact', checkHome(draft.contact_attributes, { districts: taiwanDistricts, temperature }))),
    ...errorsIn('invoice', checkInvoice(invoiceOfDraft(draft))),
    ...(remark && { remark }),
  }
}

export function informationState(draft: Draft, errors: FieldErrors): InformationState {
  if (draft.contact_id === null && isBlank(draft.contact_attributes)) return 'missing'
  return isFaultless(errors) ? 'valid' : 'wrong'
}

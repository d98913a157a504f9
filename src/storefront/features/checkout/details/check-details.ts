import { judgePhone } from '#contract/shared/judge-phone.ts'
import { invoiceOfDraft, type Draft } from '#rules/checkout/checkout-draft.ts'
import type { InformationState } from '#rules/checkout/checkout-steps.ts'
import { errorsIn, isFaultless, type FieldErrors } from '#rules/field-errors.ts'
import { checkInvoice } from '#rules/invoices/invoice.ts'
import { checkRemark, checkSender } from '#rules/recipients/recipient.ts'
import type { Temperature } from '#rules/temperature.ts'
import { checkRecipient } from '#storefront/features/recipient/check-recipient.ts'
import { hasNoRecipient, recipientKindOf } from '../draft-changes.ts'

/** What is wrong in step 2, by field: `sender.phone`, `contact.address`, `store.city`, `foreign.name`, `invoice.carrier`, `remark` (CK2-03). */
export function checkDetails(draft: Draft, temperature: Temperature): FieldErrors {
  const remark = checkRemark(draft.remark)
  return {
    ...errorsIn('sender', checkSender(draft.sender, judgePhone)),
    ...(draft.contact_id === null && checkRecipient(draft, { kind: recipientKindOf(draft), temperature })),
    ...errorsIn('invoice', checkInvoice(invoiceOfDraft(draft))),
    ...(remark && { remark }),
  }
}

export function informationState(draft: Draft, errors: FieldErrors): InformationState {
  if (draft.contact_id === null && hasNoRecipient(draft)) return 'missing'
  return isFaultless(errors) ? 'valid' : 'wrong'
}

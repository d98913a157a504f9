import { judgePhone } from '#contract/shared/judge-phone.ts'
import { invoiceOfDraft, type Draft } from '#rules/checkout/checkout-draft.ts'
import type { InformationState } from '#rules/checkout/checkout-steps.ts'
import { errorsIn, isFaultless, type FieldErrors } from '#rules/field-errors.ts'
import { checkForeign } from '#rules/recipients/foreign-recipient.ts'
import { checkInvoice } from '#rules/invoices/invoice.ts'
import { checkHome, checkRemark, checkSender } from '#rules/recipients/recipient.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { shippingKindOf } from '#rules/shipping/shipping.ts'
import { checkStoreForm } from '#rules/shipping/store-place.ts'
import type { Temperature } from '#rules/temperature.ts'
import { hasNoRecipient, storePlaceOf } from '../draft-changes.ts'

/** What is wrong in step 2, by field: `sender.phone`, `contact.address`, `store.city`, `foreign.name`, `invoice.carrier`, `remark` (CK2-03). */
export function checkDetails(draft: Draft, temperature: Temperature): FieldErrors {
  const remark = checkRemark(draft.remark)
  return {
    ...errorsIn('sender', checkSender(draft.sender, judgePhone)),
    ...(draft.contact_id === null && checkRecipient(draft, temperature)),
    ...errorsIn('invoice', checkInvoice(invoiceOfDraft(draft))),
    ...(remark && { remark }),
  }
}

/** The form that the chosen method asks for (RCP-10 to RCP-31). */
function checkRecipient(draft: Draft, temperature: Temperature): FieldErrors {
  const kind = draft.shipping_method && shippingKindOf(draft.shipping_method)
  if (kind === 'seven') return errorsIn('store', checkStoreForm(draft.contact_attributes, storePlaceOf(draft)))
  if (kind === 'ups') return errorsIn('foreign', checkForeign(draft.foreign_contact_attributes, judgePhone))
  return errorsIn('contact', checkHome(draft.contact_attributes, { districts: taiwanDistricts, temperature }))
}

export function informationState(draft: Draft, errors: FieldErrors): InformationState {
  if (draft.contact_id === null && hasNoRecipient(draft)) return 'missing'
  return isFaultless(errors) ? 'valid' : 'wrong'
}

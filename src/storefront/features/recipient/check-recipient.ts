import { judgePhone } from '#contract/shared/judge-phone.ts'
import { errorsIn, type FieldErrors } from '#rules/field-errors.ts'
import { checkForeign } from '#rules/recipients/foreign-recipient.ts'
import { checkHome } from '#rules/recipients/recipient.ts'
import { storePlaceOf } from '#rules/recipients/recipient-changes.ts'
import type { RecipientDraft } from '#rules/recipients/recipient-draft.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import type { ShippingKind } from '#rules/shipping/shipping.ts'
import { checkStoreForm } from '#rules/shipping/store-place.ts'
import type { Temperature } from '#rules/temperature.ts'

/** What is wrong in the form for that kind of delivery, by field: `contact.address`, `store.city`, `foreign.name` (RCP-10 to RCP-31). */
export function checkRecipient(
  draft: RecipientDraft,
  { kind, temperature }: { kind: ShippingKind; temperature: Temperature },
): FieldErrors {
  if (kind === 'seven') return errorsIn('store', checkStoreForm(draft.contact_attributes, storePlaceOf(draft)))
  if (kind === 'ups') return errorsIn('foreign', checkForeign(draft.foreign_contact_attributes, judgePhone))
  return errorsIn('contact', checkHome(draft.contact_attributes, { districts: taiwanDistricts, temperature }))
}

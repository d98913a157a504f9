import type { Order } from '#contract/shop/api/order.ts'
import type { OrderEdit } from '#contract/shop/api/orders.ts'
import { judgePhone } from '#contract/shared/judge-phone.ts'
import type { FieldErrors } from '#rules/field-errors.ts'
import type { Language } from '#rules/locale.ts'
import { pickChanges } from '#rules/orders/order-changes.ts'
import { decideEdit, type EditableOrder } from '#rules/orders/order-edit.ts'
import { findDistrict } from '#rules/recipients/places.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'

/** What of an order can be edited, with the names of its place in the language of the page (D-69). */
export function editableOf({ sender, contact, foreign_contact, received_time, remark }: Order, language: Language): EditableOrder {
  const place = contact && findDistrict(taiwanDistricts, { county: contact.county ?? '', district: contact.district ?? '' })
  const named =
    place && language === 'en'
      ? { county: place.county_en ?? place.county, district: place.district_en ?? place.district }
      : place && { county: place.county, district: place.district }
  return {
    sender: { ...sender },
    contact: contact && { ...contact, ...named },
    foreign_contact: foreign_contact && { ...foreign_contact },
    received_time,
    remark,
  }
}

/** What is to be sent, and what is wrong with it, by the rules that the server asks as well (EDT-02, EDT-06). */
export type Editing = { changes: OrderEdit | null; errors: FieldErrors }

export function judgeEdit({ order, before, after }: { order: Order; before: EditableOrder; after: EditableOrder }): Editing {
  const changes = pickChanges(before, after)
  const decided = decideEdit({
    status: order.status,
    method: order.shipping_method,
    order: before,
    edit: changes ?? {},
    districts: taiwanDistricts,
    judgePhone,
  })
  const errors = !decided.ok && decided.refusal.code === 'validation_error' ? decided.refusal.errors : {}
  return { changes, errors: { ...errors, ...emptied(before, after) } }
}

const parts = { sender: 'sender', contact: 'contact_attributes', foreign_contact: 'foreign_contact_attributes' } as const
const mayBeEmpty = ['address_two', 'address_three', 'postal_code']

/** An empty field changes nothing when it is sent; so who empties one that is needed is told before. */
function emptied(before: EditableOrder, after: EditableOrder): FieldErrors {
  const errors: FieldErrors = {}
  for (const part of Object.keys(parts) as (keyof typeof parts)[]) {
    for (const [field, value] of Object.entries(after[part] ?? {})) {
      const was = Object.entries(before[part] ?? {}).find(([name]) => name === field)?.[1]
      if (was && !value?.trim() && !mayBeEmpty.includes(field)) errors[`${parts[part]}.${field}`] = 'required'
    }
  }
  return errors
}

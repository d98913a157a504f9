import type { EditableOrder, OrderEdit } from './order-edit.ts'

/** What the edit panel sends: fields that changed and are not empty (EDT-02), and a remark that was taken away (EDT-09); null when there is nothing to send (EDT-04). */
export function pickChanges(order: EditableOrder, form: EditableOrder): OrderEdit | null {
  const sender = changed(order.sender, form.sender)
  const contact = changed(order.contact, form.contact)
  const foreign = changed(order.foreign_contact, form.foreign_contact)
  const edit: OrderEdit = {
    ...(isEmpty(sender) ? {} : { sender }),
    ...(isEmpty(contact) ? {} : { contact_attributes: contact.zip_code ? { ...contact, ...placeOf(form) } : contact }),
    ...(isEmpty(foreign) ? {} : { foreign_contact_attributes: foreign }),
    ...(form.received_time !== null && form.received_time !== order.received_time ? { received_time: form.received_time } : {}),
    ...(form.remark.trim() !== order.remark.trim() ? { remark: form.remark } : {}),
  }
  return isEmpty(edit) ? null : edit
}

function changed<Part extends Record<string, string | null>>(before: Part | null, after: Part | null): Partial<Part> {
  const changes: Partial<Part> = {}
  for (const field in after) {
    const value = after[field]
    if (value != null && value.trim() !== '' && value !== before?.[field]) changes[field] = value
  }
  return changes
}

/** A zip code alone names no district: county and district go with it (EDT-03). */
function placeOf({ contact }: EditableOrder) {
  return { county: contact?.county, district: contact?.district }
}

function isEmpty(part: object): boolean {
  return Object.keys(part).length === 0
}

import type { ReactNode } from 'react'
import type { FieldErrors } from '#rules/field-errors.ts'
import type { EditableOrder } from '#rules/orders/order-edit.ts'

export type PhoneSlot = (field: { label: string; value: string; error: string | undefined; onChange: (phone: string) => void }) => ReactNode
export type PlaceSlot = (field: {
  contact: NonNullable<EditableOrder['contact']>
  errors: FieldErrors
  onChange: (place: { county: string; district: string; zip_code: string }) => void
}) => ReactNode

/** What the fields below need: the order as it would be, a way to change it, and what to say of a field. */
export type EditFields = {
  form: EditableOrder
  change: (changes: Partial<EditableOrder>) => void
  fault: (field: string) => string | undefined
  phone: PhoneSlot
  place: PlaceSlot
}

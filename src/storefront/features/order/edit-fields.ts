import type { EditableOrder } from '#rules/orders/order-edit.ts'

/** What the fields below need: the order as it would be, a way to change it, and what to say of a field. */
export type EditFields = {
  form: EditableOrder
  change: (changes: Partial<EditableOrder>) => void
  fault: (field: string) => string | undefined
}

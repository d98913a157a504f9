import type { EditableOrder } from '#rules/orders/order-edit.ts'
import { keptContact, keptForeignContact } from '../order-snapshot.ts'
import type { LockedOrder } from '../record-transition.ts'

/** What of an order can be edited, as it stands. */
export function editableOf(order: LockedOrder): EditableOrder {
  return {
    sender: { name: order.sender_name, phone: order.sender_phone },
    contact: keptContact.nullable().parse(order.contact),
    foreign_contact: keptForeignContact.nullable().parse(order.foreign_contact),
    received_time: order.received_time,
    remark: order.remark,
  }
}

/** The same as columns. */
export function rowOf({ sender, contact, foreign_contact, received_time, remark }: EditableOrder) {
  return {
    sender_name: sender.name,
    sender_phone: sender.phone,
    contact: contact && JSON.stringify(contact),
    foreign_contact: foreign_contact && JSON.stringify(foreign_contact),
    received_time,
    remark,
  }
}

import { signsOf } from '#rules/orders/risk.ts'
import type { Shop } from '#server/platform/shop.ts'
import { keptContact, keptForeignContact } from '#server/sales/orders/order-snapshot.ts'
import type { LockedOrder } from '#server/sales/orders/record-transition.ts'

/** By what a recipient or a buyer is known again, without the database knowing who they are. */
export type Sign = { kind: 'phone' | 'address' | 'user'; hash: Buffer }

type Recipient = Pick<LockedOrder, 'user_id' | 'contact' | 'foreign_contact'>

/** Phone and address of who receives an order, and its buyer. The address of a store is everybody's, and says nothing. */
export function signsOfOrder({ fingerprint }: Pick<Shop, 'fingerprint'>, order: Recipient): Sign[] {
  const contact = keptContact.nullable().parse(order.contact)
  const abroad = keptForeignContact.nullable().parse(order.foreign_contact)
  const { phone, address } = signsOf({
    phone: contact?.phone ?? abroad?.phone ?? '',
    address: abroad
      ? [abroad.country, abroad.city_or_town, abroad.address_one, abroad.address_two, abroad.address_three]
      : [contact?.county ?? null, contact?.district ?? null, contact?.address ?? null],
  })
  const values = [
    { kind: 'phone', value: phone },
    { kind: 'address', value: address },
    { kind: 'user', value: String(order.user_id) },
  ] as const
  return values.flatMap(({ kind, value }) => (value === null ? [] : [{ kind, hash: fingerprint(`risk ${kind} ${value}`) }]))
}

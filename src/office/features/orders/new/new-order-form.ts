import type { OrderWish } from '#contract/office/api/ordering/new-order.ts'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import type { CarrierType, ReceivedTime, ShippingMethod } from '#contract/shop/api/order.ts'
import { shippingKindOf } from '#rules/shipping/shipping.ts'

export type FormLine = { product_id: number; name: string; quantity: number; picks: Record<number, number> }

/** An order as it is being entered. `fields`: who sends, who receives and where, by their names in the call. */
export type NewOrderForm = {
  language: 'zh' | 'en'
  lines: readonly FormLine[]
  method: ShippingMethod | ''
  payway: 'link' | 'when_received' | 'atm'
  hours: string
  code: string
  carrier: CarrierType
  fields: Readonly<Record<string, string>>
}

export const emptyForm: NewOrderForm = {
  language: 'zh',
  lines: [],
  method: '',
  payway: 'link',
  hours: '72',
  code: '',
  carrier: 'mobile_carrier',
  fields: { received_time: 'unspecified' },
}

/** The fields of a recipient by the method, in their order. */
export function recipientFields(method: ShippingMethod): readonly string[] {
  switch (shippingKindOf(method)) {
    case 'black_cat':
      return ['contact.name', 'contact.phone', 'contact.county', 'contact.district', 'contact.address', 'received_time']
    case 'seven':
      return ['contact.name', 'contact.phone', 'store.store_id']
    case 'ups':
      return ['name', 'phone', 'country', 'state_province_county', 'city_or_town', 'address_one', 'address_two', 'postal_code'].map(
        (field) => `foreign_contact.${field}`,
      )
  }
}

/** Under which name a refusal speaks of a field. */
export function faultNameOf(field: string): string {
  if (field === 'store.store_id') return 'store_id'
  return field.replace(/^contact\./, 'contact_attributes.').replace(/^foreign_contact\./, 'foreign_contact_attributes.')
}

/** The form as the calls want it: what its method asks for, and nothing else. */
export function wishOf(form: NewOrderForm, uid: string): OrderWish {
  const { method, fields, language, payway, lines, code } = form
  return {
    uid,
    language,
    payway,
    lines: lines.map(({ product_id, quantity, picks }) => ({
      product_id,
      quantity,
      picks: Object.entries(picks).flatMap(([id, count]) => (count > 0 ? [{ product_id: Number(id), quantity: count }] : [])),
    })),
    order: {
      sender: { name: fields['sender.name'] ?? '', phone: fields['sender.phone'] ?? '' },
      ...(method !== '' && { shipping_method: method, ...recipientOf(method, fields) }),
      invoice_info: invoiceOf(form),
      remark: fields['remark'] ?? '',
      ...(code.trim() !== '' && { discount_code: code.trim() }),
    },
  }
}

function recipientOf(method: ShippingMethod, fields: NewOrderForm['fields']): Partial<OrderWish['order']> {
  const of = (prefix: string) => {
    const named = recipientFields(method).filter((field) => field.startsWith(prefix))
    return Object.fromEntries(named.map((field) => [field.slice(prefix.length), fields[field] ?? '']))
  }
  const kind = shippingKindOf(method)
  if (kind === 'ups') return { foreign_contact_attributes: of('foreign_contact.') as never }
  const contact = { contact_attributes: of('contact.') as never }
  if (kind === 'seven') return { ...contact, ...(fields['store.store_id'] && { store_id: fields['store.store_id'] }) }
  return { ...contact, received_time: (fields['received_time'] || 'unspecified') as ReceivedTime }
}

function invoiceOf({ carrier, fields }: NewOrderForm) {
  const word = (name: string) => fields[`invoice.${name}`]?.trim() || null
  return { carrier_type: carrier, carrier: word('carrier'), name: word('name'), receipt: word('receipt'), address: word('address') }
}

/** A new order with the goods of this one, for the same buyer to the same place; prices are those of today (DSK-28). */
export function copyOf({ order }: OfficeOrder): NewOrderForm {
  const { shipping_method: method, contact, foreign_contact, seven, sender, received_time } = order
  const told = (prefix: string, held: object | null) =>
    Object.fromEntries(
      Object.entries(held ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[`${prefix}.${name}`, value]] : [])),
    )
  return {
    ...emptyForm,
    method,
    lines: [order, ...order.split_orders].flatMap(({ order_details }) =>
      order_details.map(({ product, quantity, optional_items }) => ({
        product_id: product.id,
        name: product.name,
        quantity,
        picks: Object.fromEntries(optional_items.map((pick) => [pick.product_id, pick.quantity])),
      })),
    ),
    fields: {
      ...told('sender', sender),
      ...told('contact', contact),
      ...told('foreign_contact', foreign_contact),
      'store.store_id': seven?.store_id ?? '',
      received_time: received_time ?? 'unspecified',
    },
  }
}

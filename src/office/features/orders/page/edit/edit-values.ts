import type { OfficeOrder } from '#contract/office/api/orders.ts'
import type { OrderEdit } from '#contract/shop/api/orders.ts'

/** What of an order can be edited, field by field, under the names by which an edit is kept; only fields that the order has. */
export type EditValues = Readonly<Record<string, string>>

const abroadFields = [
  'name',
  'phone',
  'address_one',
  'address_two',
  'address_three',
  'city_or_town',
  'state_province_county',
  'postal_code',
] as const

type Shown = Pick<OfficeOrder['order'], 'sender' | 'contact' | 'foreign_contact' | 'seven' | 'received_time' | 'remark'>

export function valuesOf({ sender, contact, foreign_contact: abroad, seven, received_time: time, remark }: Shown): EditValues {
  return {
    'sender.name': sender.name,
    'sender.phone': sender.phone,
    ...(contact && { 'contact.name': contact.name, 'contact.phone': contact.phone }),
    ...(contact &&
      !seven && {
        'contact.county': contact.county ?? '',
        'contact.district': contact.district ?? '',
        'contact.address': contact.address ?? '',
      }),
    ...(abroad && Object.fromEntries(abroadFields.map((field) => [`foreign_contact.${field}`, abroad[field] ?? '']))),
    ...(seven && { 'store.store_id': seven.store_id }),
    ...(time !== null && { received_time: time }),
    remark: remark ?? '',
  }
}

/** The same of what a conflict carries. */
export function valuesOfPresent(present: Readonly<Record<string, unknown>>): EditValues {
  const flat = Object.entries(present).flatMap(([part, value]) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([field, inner]) => [`${part}.${field}`, inner] as const)
      : [[part, value] as const],
  )
  return Object.fromEntries(flat.filter(([, value]) => typeof value === 'string')) as EditValues
}

export function changedNames(began: EditValues, now: EditValues): string[] {
  return Object.keys(began).filter((name) => began[name] !== now[name])
}

/** What is sent: only what changed. A district names its county too (EDT-03). */
export function editOf(began: EditValues, now: EditValues): { order: OrderEdit; store_id?: string } {
  const names = changedNames(began, now)
  const part = (prefix: string) => {
    const own = names.filter((name) => name.startsWith(`${prefix}.`))
    return Object.fromEntries(own.map((name) => [name.slice(prefix.length + 1), now[name]]))
  }
  const [sender, contact, abroad] = [part('sender'), part('contact'), part('foreign_contact')]
  const place = 'county' in contact || 'district' in contact ? { county: now['contact.county'], district: now['contact.district'] } : {}
  const has = (fields: object) => Object.keys(fields).length > 0
  return {
    order: {
      ...(has(sender) && { sender }),
      ...(has(contact) && { contact_attributes: { ...contact, ...place } }),
      ...(has(abroad) && { foreign_contact_attributes: abroad }),
      ...(names.includes('received_time') && { received_time: now['received_time'] as NonNullable<OrderEdit['received_time']> }),
      ...(names.includes('remark') && { remark: now['remark'] ?? '' }),
    },
    ...(names.includes('store.store_id') && { store_id: now['store.store_id'] ?? '' }),
  }
}

/** Under which name the server finds fault with a field. */
export function faultName(name: string): string {
  if (name === 'store.store_id') return 'store_id'
  return name.replace(/^contact\./, 'contact_attributes.').replace(/^foreign_contact\./, 'foreign_contact_attributes.')
}

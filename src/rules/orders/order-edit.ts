import { errorsIn, errorsOf, isFaultless, textOf, type FieldErrors } from '#rules/field-errors.ts'
import { checkForeign, type ForeignField } from '#rules/recipients/foreign-recipient.ts'
import { isOpenOrder, type OrderStatus } from './order.ts'
import { zipCodeOf, type District } from '#rules/recipients/places.ts'
import { checkHome, checkRemark, checkSender, checkStoreContact, type JudgePhone } from '#rules/recipients/recipient.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { shippingKindOf, temperatureOf, type ReceivedTime, type ShippingMethod } from '#rules/shipping/shipping.ts'

export type Sender = { name: string; phone: string }
export type Contact = {
  name: string
  phone: string
  county: string | null
  district: string | null
  zip_code: string | null
  address: string | null
}
export type ForeignContact = Record<Exclude<ForeignField, 'address_two' | 'address_three' | 'postal_code'>, string> & {
  address_two: string | null
  address_three: string | null
  postal_code: string | null
}

/** What of an order can be edited (D-69). */
export type EditableOrder = {
  sender: Sender
  contact: Contact | null
  foreign_contact: ForeignContact | null
  received_time: ReceivedTime | null
  remark: string
}

type Changes<Part> = { [Field in keyof Part]?: Part[Field] | undefined }

/** The fields that change, as they are sent. The country stays, because it decides the fee: another one is refused. */
export type OrderEdit = {
  sender?: Changes<Sender> | undefined
  contact_attributes?: Changes<Contact> | undefined
  foreign_contact_attributes?: Changes<ForeignContact> | undefined
  received_time?: ReceivedTime | undefined
  remark?: string | undefined
}

export type EditFacts = {
  status: OrderStatus
  method: ShippingMethod
  order: EditableOrder
  edit: OrderEdit
  districts: readonly District[]
  judgePhone: JudgePhone
}

export type EditRefusal = { code: 'order_failed' } | { code: 'validation_error'; errors: FieldErrors }

/** The order as it reads after the edit, by the rules of the checkout (EDT-06 to EDT-08). */
export function decideEdit({ status, order, edit, ...facts }: EditFacts): Result<EditableOrder, EditRefusal> {
  if (!isOpenOrder(status)) return refuse({ code: 'order_failed' })
  const edited: EditableOrder = {
    sender: merged(order.sender, edit.sender),
    contact: order.contact && withZipCode(merged(order.contact, edit.contact_attributes), facts),
    foreign_contact: order.foreign_contact && {
      ...merged(order.foreign_contact, edit.foreign_contact_attributes),
      country: order.foreign_contact.country,
    },
    received_time: shippingKindOf(facts.method) === 'black_cat' ? (edit.received_time ?? order.received_time) : order.received_time,
    remark: edit.remark ?? order.remark,
  }
  const errors = { ...checkEdited(edited, { edit, ...facts }), ...checkCountry(order, edit) }
  return isFaultless(errors) ? ok(edited) : refuse({ code: 'validation_error', errors })
}

/** Only what was touched is checked: an old order need not obey newer rules. */
function checkEdited(
  edited: EditableOrder,
  { edit, method, districts, judgePhone }: Pick<EditFacts, 'edit' | 'method' | 'districts' | 'judgePhone'>,
): FieldErrors {
  const { contact, foreign_contact: foreign } = edited
  const isHome = shippingKindOf(method) === 'black_cat'
  return {
    ...(edit.sender ? errorsIn('sender', checkSender(edited.sender, judgePhone)) : {}),
    ...(edit.contact_attributes && contact
      ? errorsIn(
          'contact_attributes',
          isHome ? checkHome(contact, { districts, temperature: temperatureOf(method) }) : checkStoreContact(contact),
        )
      : {}),
    ...(edit.foreign_contact_attributes && foreign ? errorsIn('foreign_contact_attributes', checkForeign(foreign, judgePhone)) : {}),
    ...errorsOf({ remark: checkRemark(edited.remark) }),
  }
}

function checkCountry({ foreign_contact: before }: EditableOrder, { foreign_contact_attributes: changes }: OrderEdit): FieldErrors {
  const asked = textOf(changes?.country)
  return before && asked !== '' && asked !== before.country ? { 'foreign_contact_attributes.country': 'countryKept' } : {}
}

/** An empty field says nothing: the old value stays (EDT-02). The remark alone may be emptied. */
function merged<Part extends Record<string, string | null>>(part: Part, changes: Changes<Partial<Part>> | undefined): Part {
  const said = Object.entries(changes ?? {}).filter(([field, value]) => field in part && typeof value === 'string' && value.trim() !== '')
  return { ...part, ...Object.fromEntries(said) }
}

function withZipCode(contact: Contact, { method, districts }: { method: ShippingMethod; districts: readonly District[] }): Contact {
  if (shippingKindOf(method) !== 'black_cat') return contact
  return {
    ...contact,
    zip_code: zipCodeOf(districts, { county: contact.county ?? '', district: contact.district ?? '' }) ?? contact.zip_code,
  }
}

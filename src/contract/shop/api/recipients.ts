import * as z from 'zod'
import { memberCall, memberChange, openCall, refusals } from '#contract/shared/call.ts'
import { idInPath, lineUpTo, removalDone, word } from '#contract/shared/fields.ts'

const line = lineUpTo(200)

export const sender = z.object({ name: z.string(), phone: z.string() })
export type Sender = z.infer<typeof sender>

/** A recipient in Taiwan, as a form sends it. What must be filled in is for the rules of recipients to say. */
export const contactAttributes = z.object({
  name: line,
  phone: line,
  county: line.nullish(),
  district: line.nullish(),
  zip_code: line.nullish(),
  address: line.nullish(),
})
export type ContactAttributes = z.infer<typeof contactAttributes>

/** A recipient abroad, as a form sends it. */
export const foreignContactAttributes = z.object({
  name: line,
  phone: line,
  /** ISO code of one of the countries that the shop ships to. */
  country: line,
  state_province_county: line,
  city_or_town: line,
  address_one: line,
  address_two: line.nullish(),
  address_three: line.nullish(),
  postal_code: line.nullish(),
})
export type ForeignContactAttributes = z.infer<typeof foreignContactAttributes>

/** black_cat: home delivery at any temperature. seven: store pickup. ups: abroad (D-49). */
export const contactType = z.enum(['black_cat', 'seven', 'ups'])
export type ContactType = z.infer<typeof contactType>

/** A saved recipient as lists show it: the address in one line. */
export const contactRow = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  store_id: z.string().optional(),
  store_name: z.string().optional(),
  /** ISO code, of a recipient abroad: the delivery fee hangs on it. */
  country: z.string().nullish(),
})
export type ContactRow = z.infer<typeof contactRow>

/** One saved recipient with the attributes of its type; those of the other types are null. */
export const contact = contactRow.extend({
  type: contactType,
  county: z.string().nullable(),
  district: z.string().nullable(),
  zip_code: z.string().nullable(),
  country: z.string().nullable(),
  state_province_county: z.string().nullable(),
  city_or_town: z.string().nullable(),
  address_one: z.string().nullable(),
  address_two: z.string().nullable(),
  address_three: z.string().nullable(),
  postal_code: z.string().nullable(),
})
export type Contact = z.infer<typeof contact>

const list = memberCall
  .route({ method: 'GET', path: '/api/v2/user/contacts', summary: 'The last sender and the saved recipients of a type' })
  .input(z.object({ type: contactType }))
  .output(z.object({ sender: sender.nullable(), list: z.array(contactRow) }))

const find = memberCall
  .route({ method: 'GET', path: '/api/v2/user/contacts/{id}', summary: 'One saved recipient' })
  .errors(refusals('contact_not_found'))
  .input(z.object({ id: idInPath }))
  .output(contact)

const remove = memberChange
  .route({ method: 'DELETE', path: '/api/v2/user/contacts/{id}', inputStructure: 'detailed', summary: 'Delete a saved recipient' })
  .errors(refusals('contact_not_found'))
  .input(z.object({ params: z.object({ id: idInPath }), query: z.object({ type: contactType.optional() }).optional() }))
  .output(removalDone)

const attributes = {
  contact_attributes: contactAttributes.extend({ store_id: line.nullish() }).optional(),
  foreign_contact_attributes: foreignContactAttributes.optional(),
}

const create = memberChange
  .route({ method: 'POST', path: '/api/v2/user/contacts', successStatus: 201, summary: 'Save a recipient' })
  .input(z.object({ type: contactType, ...attributes }))
  .output(contact)

const change = memberChange
  .route({ method: 'PUT', path: '/api/v2/user/contacts/{id}', summary: 'Change a saved recipient; its type stays' })
  .errors(refusals('contact_not_found'))
  .input(z.object({ id: idInPath, ...attributes }))
  .output(contact)

export const contacts = { list, find, remove, create, change }

/** A store where a parcel can be picked up. */
export const store = z.object({ store_id: z.string(), store_name: z.string(), address: z.string() })
export type Store = z.infer<typeof store>

const lookup = openCall
  .route({
    method: 'GET',
    path: '/api/v1/seven',
    summary: 'Store lookup: the districts of a county, the roads of a district, the stores of a road',
    description:
      'group=city with key=county; group=road with key=county|district; group=store with key=county|district|road, road `all` for every store of the district.',
  })
  .input(z.object({ group: z.enum(['city', 'road', 'store']), key: word.min(1, 'required') }))
  .output(z.union([z.array(z.string()), z.array(store)]))

export const stores = { lookup }

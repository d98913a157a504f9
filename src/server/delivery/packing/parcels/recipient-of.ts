import * as z from 'zod'
import type { PackedRow } from './store.ts'

const word = z.string().nullable().default(null)
const contact = z.object({ name: z.string(), phone: z.string(), county: word, district: word }).nullable()
const abroad = z.object({ name: z.string(), phone: z.string(), country: z.string() }).nullable()
const store = z.object({ store_name: z.string() }).nullable()

type Whose = Pick<PackedRow, 'contact' | 'foreign_contact' | 'store' | 'sender_name'>

/** Who receives a parcel, and where: county and district, the store, or the country. */
export function recipientOf({ contact: kept, foreign_contact: foreign, store: atStore, sender_name }: Whose) {
  const home = contact.parse(kept)
  const away = abroad.parse(foreign)
  return {
    name: home?.name ?? away?.name ?? sender_name,
    destination: store.parse(atStore)?.store_name ?? away?.country ?? `${home?.county ?? ''}${home?.district ?? ''}`,
  }
}

export function isForeignRecipient({ foreign_contact }: Pick<PackedRow, 'foreign_contact'>): boolean {
  return foreign_contact !== null
}

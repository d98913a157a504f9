import { listRecipientsOf } from '#server/delivery/recipients/published/recipients-of.ts'
import { findCarriersOf } from '#server/money/invoices/published/carriers-of.ts'
import type { MemberOfOffice } from '#server/people/members/published/member-of-office.ts'
import type { Shop } from '#server/platform/shop.ts'

/** How a member is reached, for who may see it: addresses, birthday, recipients, and the carriers of their invoices. */
export async function findContactData({ database: { db } }: Shop, member: MemberOfOffice) {
  const [recipients, carriers] = await Promise.all([listRecipientsOf(db, member.id), findCarriersOf(db, member.id)])
  return {
    email: member.email,
    email_confirmed: member.email_confirmed_at !== null,
    pending_email: member.pending_email,
    birthday: member.birthday,
    recipients: recipients.map((recipient) => ({
      id: recipient.id,
      way: ways[recipient.type],
      name: recipient.name,
      phone: recipient.phone,
      place: placeOf(recipient),
    })),
    carriers,
  }
}

const ways = { black_cat: 'home', seven: 'store', ups: 'abroad' } as const

type Recipient = Awaited<ReturnType<typeof listRecipientsOf>>[number]

function placeOf({ type, store_id, zip_code, county, district, address, ...abroad }: Recipient): string {
  if (type === 'seven') return store_id ?? ''
  if (type === 'black_cat') return [zip_code, `${county ?? ''}${district ?? ''}${address ?? ''}`].filter(Boolean).join(' ')
  const { address_one, address_two, address_three, city_or_town, state_province_county, postal_code, country } = abroad
  return [address_one, address_two, address_three, city_or_town, state_province_county, postal_code, country].filter(Boolean).join(', ')
}

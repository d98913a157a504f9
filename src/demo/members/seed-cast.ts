import { createHash } from 'node:crypto'
import type { Tx } from '#database/connect.ts'
import { defaultTerms } from '#rules/terms.ts'
import { cast, type CastMember, type CastRecipient } from './cast.ts'
import { daysBefore } from '#demo/plausible.ts'

export type CastIds = Readonly<Record<CastMember['key'], number>>

/** Writes the members that the sandbox can sign in, with their recipients, but without orders and what comes of them. */
export async function seedCast(tx: Tx, now: Date): Promise<CastIds> {
  const ids = { mei: 0, hao: 0, xin: 0, lock: 0 }
  for (const member of cast) {
    const id = await createMember(tx, member, now)
    await createBelongings(tx, { member, id, now })
    ids[member.key] = id
  }
  return ids
}

async function createMember(tx: Tx, member: CastMember, now: Date): Promise<number> {
  const joined = daysBefore(now, member.joinedDaysAgo)
  const { id } = await tx
    .insertInto('users')
    .values({
      uid: member.uid,
      name: member.name,
      email: member.email,
      email_confirmed_at: member.emailConfirmed ? joined : null,
      birthday: birthdayOf(member, now),
      vip: member.vip,
      vip_due: member.vip > 0 ? dayInTaipei(daysBefore(now, vipReachedDaysAgo - defaultTerms.vip.days)) : null,
      accept_marketing_sms: member.acceptsSms,
      locked_at: member.locked ? daysBefore(now, 12) : null,
      lock_reason: member.locked ?? null,
      created_at: joined,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('identities')
    .values({ user_id: id, provider: member.provider, provider_uid: member.providerUid, created_at: joined })
    .execute()
  if (member.locked) await tx.insertInto('user_notes').values({ user_id: id, kind: 'lock', text: member.locked, actor: 'seed' }).execute()
  return id
}

const vipReachedDaysAgo = 120

function birthdayOf({ birthday }: CastMember, now: Date): string | null {
  if (!birthday) return null
  const month = birthday.month === 'thisMonth' ? dayInTaipei(now).slice(5, 7) : String(birthday.month).padStart(2, '0')
  return `${birthday.year}-${month}-${String(birthday.day).padStart(2, '0')}`
}

/** The calendar day in Taipei, as 2026-11-21. */
function dayInTaipei(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei', year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment)
}

type Member = { member: CastMember; id: number; now: Date }

async function createBelongings(tx: Tx, { member, id, now }: Member): Promise<void> {
  if (member.sender)
    await tx
      .insertInto('senders')
      .values({ user_id: id, ...member.sender })
      .execute()
  if (member.carriers)
    await tx
      .insertInto('invoice_preferences')
      .values({ user_id: id, ...member.carriers })
      .execute()
  if (member.recipients.length === 0) return
  await tx
    .insertInto('contacts')
    .values(
      member.recipients.map((recipient, index) => {
        const attributes = attributesOf(recipient)
        return {
          ...attributes,
          user_id: id,
          type: recipient.type,
          fingerprint: fingerprintOf(attributes),
          last_used_at: daysBefore(now, 6 + index * 9),
        }
      }),
    )
    .execute()
}

function attributesOf(recipient: CastRecipient) {
  const { name, phone } = recipient
  if (recipient.type === 'seven') return { name, phone, store_id: recipient.storeId }
  if (recipient.type === 'black_cat') {
    return { name, phone, county: recipient.county, district: recipient.district, zip_code: recipient.zipCode, address: recipient.address }
  }
  return {
    name,
    phone,
    country: recipient.country,
    state_province_county: recipient.stateProvinceCounty,
    city_or_town: recipient.city,
    address_one: recipient.addressOne,
    address_two: recipient.addressTwo,
    postal_code: recipient.postalCode,
  }
}

/** The same mark that an order would leave, so that ordering to a recipient of the cast does not double it. */
function fingerprintOf(attributes: object): string {
  const sorted = Object.entries(attributes)
    .filter(([, value]) => value != null && value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}

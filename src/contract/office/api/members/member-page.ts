import * as z from 'zod'
import { orderStatuses, payments } from '#contract/shop/api/order.ts'
import { amount, instant } from '#contract/shared/fields.ts'
import { pointReasons } from '#rules/points/points.ts'
import { orderLetter } from '../order-page.ts'

const day = z.iso.date()
const name = z.object({ zh: z.string(), en: z.string() })

/** What of a person only who holds `members.contact` sees. */
const contact = z.object({
  email: z.string().nullable(),
  email_confirmed: z.boolean(),
  /** An address that waits to be confirmed. */
  pending_email: z.string().nullable(),
  birthday: day.nullable(),
  sender: z.object({ name: z.string(), phone: z.string() }).nullable(),
  recipients: z.array(
    z.object({
      id: z.int(),
      way: z.enum(['home', 'store', 'abroad']),
      name: z.string(),
      phone: z.string(),
      /** In one line: the address, or the number of the store. */
      place: z.string(),
    }),
  ),
  /** Of invoices: each that was used last. */
  carriers: z.object({ member: z.string().nullable(), mobile: z.string().nullable(), citizen: z.string().nullable() }),
})

const level = z.object({
  now: z.int(),
  /** Its last day. */
  until: day.nullable(),
  /** What counts towards a level, of so many days; null for who sees no amounts. */
  spending: amount.nullable(),
  days: z.int(),
  /** From which spending the level above is reached; null when there is none. */
  next_at: amount.nullable(),
  changes: z.array(z.object({ from: z.int(), to: z.int(), until: day.nullable(), reason: z.string(), at: instant })),
})

const orders = z.object({
  count: z.int(),
  /** Orders of which goods came back. */
  returns: z.int(),
  /** Parcels that nobody took, of the last 180 days. */
  not_collected: z.int(),
  /** What they come to, and what of it went back; null for who sees no amounts. */
  spent: amount.nullable(),
  refunded: amount.nullable(),
  /** Newest first. */
  last: z.array(
    z.object({
      number: z.string(),
      status: z.enum(orderStatuses),
      placed_at: instant,
      payment: z.enum(payments).nullable(),
      total: amount.nullable(),
      has_return: z.boolean(),
    }),
  ),
})

const points = z.object({
  balance: z.int(),
  /** When all of them end; null while there are none. */
  ends_at: instant.nullable(),
  lots: z.array(
    z.object({
      id: z.int(),
      points: z.int(),
      remaining: z.int(),
      begins_at: instant,
      /** Null: no end is set yet. */ ends_at: instant.nullable(),
    }),
  ),
  /** Newest first. */
  entries: z.array(
    z.object({
      id: z.int(),
      at: instant,
      points: z.int(),
      reason: z.enum(pointReasons),
      /** What the member reads with the reason custom. */
      words: z.string().nullable(),
      by: z.string(),
      order: z.string().nullable(),
    }),
  ),
})

const memberNote = z.object({
  id: z.int(),
  staff_id: z.int(),
  by: z.string(),
  text: z.string(),
  /** Stands on every order of the member. */
  pinned: z.boolean(),
  at: instant,
  /** When its words were changed last; null when they never were. */
  edited_at: instant.nullable(),
  /** When it was put away and by whom; null while it stands. */
  removed: z.object({ at: instant, by: z.string() }).nullable(),
})
export type MemberNote = z.infer<typeof memberNote>

/** One entry of the audit log. */
const change = z.object({
  id: z.int(),
  at: instant,
  by: z.string(),
  verb: z.string(),
  reason: z.string().nullable(),
  changed: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
})
export type MemberChange = z.infer<typeof change>

/** Everything of one member, as far as its reader may see it. How they sign in stands nowhere in it (MBR-11). */
export const memberOfOffice = z.object({
  uid: z.string(),
  name: z.string(),
  joined_at: instant,
  /** Entered by people of the shop, without sign-in. */
  is_customer: z.boolean(),
  locked: z.object({ at: instant, reason: z.string().nullable() }).nullable(),
  closing_at: instant.nullable(),
  closed_at: instant.nullable(),
  /** Null for who does not see it; where it is, the look is noted (ACC-46). */
  contact: contact.nullable(),
  /** Masked, for who does not see it. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  consents: z.object({ sms: z.boolean() }),
  identities: z.array(z.object({ provider: z.enum(['facebook', 'line']), since: instant, last_sign_in_at: instant.nullable() })),
  sessions: z.array(z.object({ device: z.string().nullable(), signed_in_at: instant, last_seen_at: instant })),
  locks: z.array(z.object({ kind: z.enum(['lock', 'unlock', 'note']), text: z.string(), by: z.string(), at: instant })),
  level,
  /** Null for who sees no orders. */
  orders: orders.nullable(),
  points,
  codes: z.array(
    z.object({ code: z.string(), kind: z.enum(['amount', 'percent']), value: z.int(), minimum: amount, ends_at: instant.nullable() }),
  ),
  wishes: z.array(z.object({ id: z.int(), name })),
  cart: z.array(z.object({ id: z.int(), name, quantity: z.int() })),
  cards: z.array(z.object({ id: z.int(), brand: z.string(), last4: z.string(), expires: z.string(), is_default: z.boolean() })),
  /** Newest first; null for who may send none again. */
  letters: z.array(orderLetter.extend({ about: z.enum(['order', 'member', 'staff', 'stock_notice']) })).nullable(),
  tags: z.array(z.string()),
  /** Newest first, those that were put away too; null for who may write none. */
  notes: z.array(memberNote).nullable(),
  /** Newest first. */
  changes: z.array(change),
})
export type MemberOfOffice = z.infer<typeof memberOfOffice>

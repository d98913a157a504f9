import { addDays } from '#rules/calendar.ts'
import { maskEmail, maskPhone } from '#rules/members/masking.ts'
import { nextLevelAt, type VipLevel } from '#rules/members/vip.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { findLastSender } from '#server/delivery/recipients/published/save-sender.ts'
import { listLettersOfMember } from '#server/messages/email/letters/list-letters.ts'
import { listCardsOf } from '#server/money/cards/published/cards-of.ts'
import { findProgress } from '#server/people/levels/find-progress.ts'
import { listLevelChanges } from '#server/people/levels/published/level-changes.ts'
import {
  findMemberOfOffice,
  listIdentitiesOf,
  listLocksOf,
  type MemberOfOffice,
} from '#server/people/members/published/member-of-office.ts'
import { findPointsForStaff, listPointEntriesForStaff } from '#server/people/points/published/points-for-staff.ts'
import { listEntriesOf } from '#server/platform/audit/list-entries-of.ts'
import { listSessionsOf } from '#server/platform/sessions/published/sessions-of.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findOwnCodes } from '#server/sales/discounts/published/own-codes.ts'
import { findSumsOf, listLastOrdersOf } from '#server/sales/orders/published/members/orders-of-members.ts'
import { countNotCollected } from '#server/sales/orders/published/parcels/parcels-not-collected.ts'
import { findContactData } from './find-contact-data.ts'
import { findGoodsOfMember } from './find-goods-of-member.ts'
import { listNotesOnMember } from './notes/find-notes.ts'
import { listTagsOfMember } from './notes/member-note-store.ts'

type Permissions = ReadonlyMap<PermissionName, Share>
type Of = { member: MemberOfOffice; permissions: Permissions }

/** So far back parcels that nobody took are counted (MBR-03). */
const daysOfNotCollected = 180

/** Everything of one member on one page, as far as its reader may see it (MBR-03); null when there is none of that uid. */
export async function findOfficeMember(shop: Shop, { uid, permissions }: { uid: string; permissions: Permissions }) {
  const { db } = shop.database
  const member = await findMemberOfOffice(db, uid)
  if (!member) return null
  const of = { member, permissions }
  const own = { memberId: member.id, now: shop.now() }
  const [who, level, orders, points, codes, goods, cards, letters, tags, notes, changes] = await Promise.all([
    whoOf(shop, of),
    levelOf(shop, of),
    permissions.has('orders.view') ? ordersOf(shop, of) : null,
    pointsOf(shop, member.id),
    findOwnCodes(db, own),
    findGoodsOfMember(shop, own),
    listCardsOf(db, member.id),
    permissions.has('letters.resend') ? listLettersOfMember(shop, member.id) : null,
    listTagsOfMember(db, member.id),
    permissions.has('members.note') ? listNotesOnMember(shop, member.id) : null,
    changesOf(shop, uid),
  ])
  const seesContact = permissions.has('members.contact')
  return {
    ...who,
    level,
    orders,
    points,
    codes: codes.map(({ minimum_amount: minimum, ...code }) => ({ ...code, minimum })),
    ...goods,
    cards: cards.map(({ exp_month, exp_year, ...card }) => ({ ...card, expires: `${String(exp_month).padStart(2, '0')}/${exp_year}` })),
    letters: letters?.map((letter) => (seesContact ? letter : { ...letter, to: maskEmail(letter.to) })) ?? null,
    tags: tags.map(({ name }) => name),
    notes,
    changes,
  }
}

async function whoOf(shop: Shop, { member, permissions }: Of) {
  const { db } = shop.database
  const [sender, identities, sessions, locks, contact] = await Promise.all([
    findLastSender(db, member.id),
    listIdentitiesOf(db, member.id),
    listSessionsOf(db, { memberId: member.id, now: shop.now() }),
    listLocksOf(db, member.id),
    permissions.has('members.contact') ? findContactData(shop, member) : null,
  ])
  return {
    uid: member.uid,
    name: member.name,
    joined_at: member.created_at.toISOString(),
    is_customer: member.origin === 'office',
    locked: member.locked_at && { at: member.locked_at.toISOString(), reason: member.lock_reason },
    closing_at: member.closing_at?.toISOString() ?? null,
    closed_at: member.closed_at?.toISOString() ?? null,
    contact: contact && { ...contact, sender: sender ?? null },
    email: member.email === null ? null : maskEmail(member.email),
    phone: sender ? maskPhone(sender.phone) : null,
    consents: { sms: member.accept_marketing_sms },
    identities: identities.map(({ provider, created_at, last_sign_in_at }) => ({
      provider,
      since: created_at.toISOString(),
      last_sign_in_at: last_sign_in_at?.toISOString() ?? null,
    })),
    sessions: sessions.map(({ device, created_at, last_seen_at }) => ({
      device,
      signed_in_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
    })),
    locks: locks.map(({ kind, text, actor: by, created_at }) => ({ kind, text, by, at: created_at.toISOString() })),
  }
}

async function levelOf(shop: Shop, { member, permissions }: Of) {
  const [{ spending, terms }, changes] = await Promise.all([findProgress(shop, member.id), listLevelChanges(shop.database.db, member.id)])
  const seesMoney = permissions.has('orders.money')
  return {
    now: member.vip,
    until: member.vip_due,
    spending: seesMoney ? spending : null,
    days: terms.days,
    next_at: seesMoney ? nextLevelAt(member.vip as VipLevel, terms) : null,
    changes: changes.map(({ from_level: from, to_level: to, due: until, reason, created_at }) => ({
      from,
      to,
      until,
      reason,
      at: created_at.toISOString(),
    })),
  }
}

async function ordersOf(shop: Shop, { member, permissions }: Of) {
  const { db } = shop.database
  const [sums, last, notCollected] = await Promise.all([
    findSumsOf(db, member.id),
    listLastOrdersOf(db, member.id),
    countNotCollected(db, { memberId: member.id, since: addDays(shop.now(), -daysOfNotCollected) }),
  ])
  const seesMoney = permissions.has('orders.money')
  return {
    count: sums.orders,
    returns: sums.returns,
    not_collected: notCollected,
    spent: seesMoney ? sums.spent : null,
    refunded: seesMoney ? sums.refunded : null,
    last: last.map(({ hashed_id: number, status, placed_at, payment, grand_total, has_return }) => ({
      number,
      status,
      placed_at: (placed_at ?? new Date(0)).toISOString(),
      payment: seesMoney ? payment : null,
      total: seesMoney ? grand_total : null,
      has_return,
    })),
  }
}

async function pointsOf({ database: { db } }: Shop, memberId: number) {
  const [{ balance, expiresAt, lots }, entries] = await Promise.all([
    findPointsForStaff(db, memberId),
    listPointEntriesForStaff(db, memberId),
  ])
  return {
    balance,
    ends_at: expiresAt?.toISOString() ?? null,
    lots: lots.map(({ effective_at, expires_at, ...lot }) => ({
      ...lot,
      begins_at: effective_at.toISOString(),
      ends_at: expires_at?.toISOString() ?? null,
    })),
    entries: entries.map(({ id, points, reason, customer_reason: words, actor: by, created_at, hashed_id: order }) => ({
      id,
      at: created_at.toISOString(),
      points,
      reason,
      words,
      by,
      order,
    })),
  }
}

async function changesOf({ database: { db } }: Shop, uid: string) {
  const rows = await listEntriesOf(db, `member ${uid}`)
  return rows.map(({ id, at, actor_id: by, verb, reason, before, after }) => ({
    id,
    at: at.toISOString(),
    by,
    verb,
    reason,
    changed: differencesBetween(before, after),
  }))
}

/** Field by field, what stood before and stands since. */
function differencesBetween(before: unknown, after: unknown) {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((field) => ({
    field,
    from: was[field] ?? null,
    to: is[field] ?? null,
  }))
}

function fieldsOf(side: unknown): Readonly<Record<string, unknown>> {
  return side !== null && typeof side === 'object' ? { ...side } : {}
}

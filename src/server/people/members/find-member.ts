import { nextLevelAt, type VipLevel } from '#rules/members/vip.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findProgress } from '#server/people/levels/find-progress.ts'
import { findMemberRow } from './store.ts'

/** What the browser must know of the shop, signed in or not. */
export async function shopConstants({ settings, terms }: Shop) {
  const { id, key } = settings.cardCompanyApp
  const { points } = await terms()
  return { default_shopping_point_exchange_rate: points.rate, app_id: id, app_key: key }
}

/** A member as the browser sees them. */
export async function findMember(shop: Shop, memberId: number) {
  const { db } = shop.database
  const row = await findMemberRow(db, memberId)
  if (!row) throw new Error(`The session of member ${memberId} outlived the member`)
  const { spending, terms } = await findProgress(shop, memberId)
  const balance = row.balance ?? 0
  const expires = row.expires_at?.toISOString() ?? null
  return {
    id: row.id,
    uid: row.uid,
    name: row.name,
    email: row.email,
    pending_email: row.pending_email,
    image: row.image,
    birthday: row.birthday,
    vip: row.vip,
    vipDue: row.vip_due,
    vip_spending: spending,
    vip_next_at: nextLevelAt(row.vip as VipLevel, terms),
    confirmed: row.email_confirmed_at !== null,
    accept_marketing_sms: row.accept_marketing_sms,
    shopping_point: balance,
    pointAmount: balance,
    shopping_point_expired_at: expires,
    pointExpire: expires,
    closing_at: row.closing_at?.toISOString() ?? null,
    constants: await shopConstants(shop),
  }
}

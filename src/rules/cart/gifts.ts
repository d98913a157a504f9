import { endOfDay, isWithin, lastDayOfMonth, taipeiDay, type Day } from '#rules/calendar.ts'
import type { GiftKind } from './cart-line.ts'

export type GiftCampaign = {
  key: string
  kind: GiftKind
  product_id: number
  min_vip: number
  starts_at: Date
  ends_at: Date | null
  active: boolean
}

export type GiftMember = { vip: number; birthday: Day | null }

/** A gift that belongs in the cart. One key is offered to a member once: the key of a birthday carries the year. */
export type DueGift = { campaign_key: string; kind: GiftKind; product_id: number; expires_at: Date | null }

export type GiftFacts = { campaigns: readonly GiftCampaign[]; member: GiftMember; now: Date }

/** The gifts that this member gets now (D-15). Which of them were offered before is for the caller to know. */
export function giftsDue({ campaigns, member, now }: GiftFacts): DueGift[] {
  return campaigns
    .filter((campaign) => campaign.active && isWithin(now, campaign) && isFor(campaign, { member, now }))
    .map((campaign) => dueGift(campaign, now))
}

function isFor({ kind, min_vip }: GiftCampaign, { member, now }: { member: GiftMember; now: Date }): boolean {
  if (member.vip < min_vip) return false
  if (kind === 'vvip_gift') return member.vip >= 2
  return kind === 'gifts' || member.birthday?.slice(5, 7) === taipeiDay(now).slice(5, 7)
}

function dueGift({ key, kind, product_id, ends_at }: GiftCampaign, now: Date): DueGift {
  if (kind !== 'birthday_gift') return { campaign_key: key, kind, product_id, expires_at: ends_at }
  const today = taipeiDay(now)
  const endOfMonth = endOfDay(lastDayOfMonth(today))
  return {
    campaign_key: `${key}:${today.slice(0, 4)}`,
    kind,
    product_id,
    expires_at: ends_at !== null && ends_at < endOfMonth ? ends_at : endOfMonth,
  }
}

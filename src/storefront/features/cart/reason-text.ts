import type { DisabledReason } from '#rules/cart/cart-selection.ts'
import type { Language, Text } from '#rules/locale.ts'
import { cartTexts, memberLimitReached, minimumNotReached } from '#texts/shop/cart.ts'
import { formatTwd } from '#texts/shared/format.ts'

const { reasons } = cartTexts

/** Why a line cannot be selected: the cart's rules say so, or what they need could not be read. */
export type LineReason = DisabledReason | { code: 'promotion_unknown' }

/** What a line says itself; of another temperature its group speaks, once for all. */
export type OwnReason = Exclude<LineReason, { code: 'other_temperature' }>

const plain = {
  removed: reasons.removed,
  expired: reasons.expired,
  sold_out: reasons.soldOut,
  vip_only: reasons.vipOnly,
  standalone_selected: reasons.standaloneSelected,
  exclusive_selected: reasons.exclusiveSelected,
  regular_selected: reasons.regularSelected,
  regular_line_needed: reasons.regularLineNeeded,
  promotion_over: reasons.promotionOver,
  promotion_unknown: reasons.promotionUnknown,
} as const

/** Why a line cannot be selected now, and what to do about it. */
export function reasonText(reason: OwnReason, language: Language): Text {
  if (reason.code === 'minimum_not_reached') return minimumNotReached(formatTwd(reason.missing, language))
  if (reason.code === 'member_limit_reached') return memberLimitReached(reason.limit, reason.days)
  return plain[reason.code]
}

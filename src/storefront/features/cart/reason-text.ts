import type { DisabledReason } from '#rules/cart/cart-selection.ts'
import type { Language, Text } from '#rules/locale.ts'
import { cartTexts, minimumNotReached, otherTemperature } from '#texts/shop/cart.ts'
import { formatTwd } from '#texts/shared/format.ts'

const { reasons } = cartTexts

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
} as const

/** Why a line cannot be selected now, and what to do about it. */
export function reasonText(reason: DisabledReason, language: Language): Text {
  if (reason.code === 'other_temperature') return otherTemperature(reason.temperature)
  if (reason.code === 'minimum_not_reached') return minimumNotReached(formatTwd(reason.missing, language))
  return plain[reason.code]
}

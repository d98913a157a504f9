import type { OrderLimits, OrdersUnderWay } from '#rules/checkout/order-limits.ts'
import type { LockedLines } from '#server/sales/cart/lock-stock-of-lines.ts'
import { windowOf } from '#server/platform/limits/turn.ts'
import { readUses } from '#server/platform/limits/uses-column.ts'
import type { Shop } from '#server/platform/shop.ts'

/** The keys under which is counted what this member, and whoever else calls from there, has tried. */
export function countedKeys(shop: Shop, { memberId, caller }: { memberId: number; caller: string | undefined }) {
  return {
    declinedCards: windowOf(shop, { name: 'declinedCards', of: memberId }).keyHash,
    declinedCardsHere: windowOf(shop, { name: 'declinedCardsHere', of: caller ?? '' }).keyHash,
    unknownCodes: windowOf(shop, { name: 'unknownCodes', of: memberId }).keyHash,
  }
}

/** What the member holds and has tried, out of what was read with the stock. */
export function readUnderWay({ orders, units, uses }: LockedLines, keys: ReturnType<typeof countedKeys>): OrdersUnderWay {
  return {
    ...orders,
    units,
    declinedCards: readUses(uses, keys.declinedCards),
    declinedCardsHere: readUses(uses, keys.declinedCardsHere),
    unknownCodes: readUses(uses, keys.unknownCodes),
  }
}

export function orderLimitsOf({
  settings: {
    limits: { holdings, windows },
  },
}: Shop): OrderLimits {
  return {
    ...holdings,
    declinedCards: windows.declinedCards.most,
    declinedCardsHere: windows.declinedCardsHere.most,
    unknownCodes: windows.unknownCodes.most,
  }
}

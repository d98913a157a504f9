import { inLanguage, type Language } from '#rules/locale.ts'
import { defaultCard, faultOf } from '#rules/payments/saved-card.ts'
import type { Shop } from '#server/platform/shop.ts'
import { cardFaultTexts } from '#texts/shop/cards.ts'
import { listCardRows } from './store.ts'

/** The saved cards of a member, the default first, then the newest. What the company knows them by stays here. */
export async function listCards(shop: Shop, { memberId, language }: { memberId: number; language: Language }) {
  const now = shop.now()
  const rows = await listCardRows(shop.database.db, memberId)
  const chosen = defaultCard(rows, now)
  const cards = rows
    .toSorted((one, other) => Number(other === chosen) - Number(one === chosen))
    .map((row) => {
      const { uuid, brand, last4, exp_month, exp_year } = row
      const fault = faultOf(row, now)
      return {
        uuid,
        alias: row.alias || null,
        brand,
        last4,
        exp_month,
        exp_year,
        enabled: fault === null,
        error: fault && inLanguage(cardFaultTexts[fault], language),
      }
    })
  return { default: chosen?.uuid ?? null, cards }
}

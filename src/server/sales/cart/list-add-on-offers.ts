import { inLanguage, type Language } from '#rules/locale.ts'
import { temperatures } from '#rules/temperature.ts'
import { listCardsOf } from '#server/catalog/products/list-cards-of.ts'
import { listPromotions, type RunningPromotion } from '#server/sales/promotions/list-promotions.ts'
import type { Shop } from '#server/platform/shop.ts'

/** What can be added to a cart for less, with the cards of the products (PRM-01, PRM-02). */
export async function listAddOnOffers(shop: Shop, { language, memberId }: { language: Language; memberId: number }) {
  const { db } = shop.database
  const running = await listPromotions(db, shop.now())
  const productIds = temperatures.flatMap((temperature) => idsIn(running[temperature]))
  const cards = await listCardsOf(db, { productIds, language, viewer: memberId })
  const present = (promotion: RunningPromotion | null) =>
    promotion && {
      name: inLanguage(promotion.name, language),
      promotions: promotion.promotions.map(({ minimum_amount, add_on_items }) => ({
        minimum_amount,
        add_on_items: add_on_items.flatMap(({ product, ...offer }) => {
          const card = cards.get(product.id)
          return card ? [{ ...offer, product: card }] : []
        }),
      })),
    }
  return { normal: present(running.normal), refrigeration: present(running.refrigeration), freezing: present(running.freezing) }
}

function idsIn(promotion: RunningPromotion | null): number[] {
  return (promotion?.promotions ?? []).flatMap((tier) => tier.add_on_items.map((item) => item.product.id))
}

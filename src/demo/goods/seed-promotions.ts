import type { Tx } from '#database/connect.ts'
import { demoActor as actor, made, shopWithin } from '#demo/by-verbs.ts'
import { periodFrom } from '#demo/plausible.ts'
import { createDiscountCode } from '#server/sales/discounts/create-discount-code.ts'
import { createGiftCampaign } from '#server/sales/promotions/create-gift-campaign.ts'
import { createPromotion } from '#server/sales/promotions/create-promotion.ts'
import { discountCodes, giftCampaigns, promotions } from './promotions.ts'
import { productIdOf, type ProductIds } from './seed-products.ts'

/** Makes add-on promotions, gift campaigns and discount codes as staff do. */
export async function seedPromotions(tx: Tx, { productIds, now }: { productIds: ProductIds; now: Date }): Promise<void> {
  const shop = shopWithin(tx, now)
  for (const { name, temperature, tiers, ...period } of promotions) {
    const said = tiers.map(({ minimum, addOns }) => ({
      minimum_amount: minimum,
      add_on_items: addOns.map(({ product, price, limit }) => ({
        product: productIdOf(productIds, product),
        price,
        purchase_limit: limit,
      })),
    }))
    const promotion = { name_zh: name.zh, name_en: name.en, temperature, tiers: said, ...periodFrom(now, period) }
    made(await createPromotion(shop, { actor, promotion }))
  }
  for (const { key, kind, product, minVip, ...period } of giftCampaigns) {
    const campaign = { key, kind, product: productIdOf(productIds, product), min_vip: minVip, ...periodFrom(now, period) }
    made(await createGiftCampaign(shop, { actor, campaign }))
  }
  for (const { code, name, kind, value, minimum, totalLimit = null, perMemberLimit = null, ...period } of discountCodes) {
    const terms = { kind, value, minimum_amount: minimum, total_limit: totalLimit, per_user_limit: perMemberLimit }
    const discount = { code, name_zh: name.zh, name_en: name.en, ...terms, ...periodFrom(now, period) }
    made(await createDiscountCode(shop, { actor, discount }))
  }
}

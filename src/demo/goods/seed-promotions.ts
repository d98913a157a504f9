import type { Tx } from '#database/connect.ts'
import { periodFrom } from '#demo/plausible.ts'
import { discountCodes, giftCampaigns, promotions, type SeedPromotion } from './promotions.ts'
import { productIdOf, type ProductIds } from './seed-products.ts'

type Occasion = { productIds: ProductIds; now: Date }

/** Writes add-on promotions, gift campaigns and discount codes. */
export async function seedPromotions(tx: Tx, { productIds, now }: Occasion): Promise<void> {
  for (const promotion of promotions) await createPromotion(tx, promotion, { productIds, now })
  await tx
    .insertInto('gift_campaigns')
    .values(
      giftCampaigns.map(({ key, kind, product, minVip, ...period }) => ({
        key,
        kind,
        product_id: productIdOf(productIds, product),
        min_vip: minVip,
        ...periodFrom(now, period),
      })),
    )
    .execute()
  await tx
    .insertInto('discount_codes')
    .values(
      discountCodes.map(({ code, name, kind, value, minimum, totalLimit, perMemberLimit, ...period }) => ({
        code,
        name_zh: name.zh,
        name_en: name.en,
        kind,
        value,
        minimum_amount: minimum,
        total_limit: totalLimit ?? null,
        per_user_limit: perMemberLimit ?? null,
        ...periodFrom(now, period),
      })),
    )
    .execute()
}

async function createPromotion(
  tx: Tx,
  { name, temperature, tiers, ...period }: SeedPromotion,
  { productIds, now }: Occasion,
): Promise<void> {
  const { id } = await tx
    .insertInto('promotions')
    .values({ name_zh: name.zh, name_en: name.en, temperature, ...periodFrom(now, period) })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { minimum, addOns } of tiers) {
    const tier = await tx
      .insertInto('promotion_tiers')
      .values({ promotion_id: id, minimum_amount: minimum })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('add_on_items')
      .values(
        addOns.map(({ product, price, limit }, position) => ({
          tier_id: tier.id,
          product_id: productIdOf(productIds, product),
          price,
          purchase_limit: limit,
          position,
        })),
      )
      .execute()
  }
}

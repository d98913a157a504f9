import type { Database } from '#database/connect.ts'
import { inTurn } from '#database/in-turn.ts'
import { catalogue } from './catalogue.ts'
import { seedContent } from './content/seed-content.ts'
import type { DrawPicture } from './draw-picture.ts'
import { drawShopPictures } from './draw-shop-pictures.ts'
import { seedBanners } from './seed-banners.ts'
import { seedCards, type EncryptCard } from '#demo/members/seed-cards.ts'
import { seedCart } from '#demo/members/seed-cart.ts'
import { seedCast } from '#demo/members/seed-cast.ts'
import { seedCategories } from '#demo/goods/seed-categories.ts'
import { seedOrders } from '#demo/orders/seed-orders.ts'
import { seedFamilies } from '#demo/goods/seed-families.ts'
import { seedProducts } from '#demo/goods/seed-products.ts'
import { seedBrands } from '#demo/goods/seed-brands.ts'
import { seedIngredients } from '#demo/goods/seed-ingredients.ts'
import { seedLabels } from '#demo/goods/seed-labels.ts'
import { seedStock } from '#demo/goods/seed-stock.ts'
import { seedTermsOfSale } from '#demo/goods/seed-terms-of-sale.ts'
import { seedPromotions } from '#demo/goods/seed-promotions.ts'
import { seedReference } from './seed-reference.ts'
import { seedWishlist } from '#demo/members/seed-wishlist.ts'

export type DemoShopTools = {
  /** Where the database is: who furnishes it takes turns there. */
  url: string
  now: Date
  drawPicture: DrawPicture
  encryptCard: EncryptCard
}

/**
 * Furnishes an empty shop: shelves, products with their pictures and stock, banners, what there is to read, promotions,
 * codes, reference data and the cast with what they ordered, keep in the cart and wish for. Does nothing when there are
 * products already; answers whether it did. Of processes that start together on an empty database one furnishes it, and the
 * others wait until it has.
 *
 * What staff do is done by their verbs, which join one transaction: a start that is broken off leaves nothing. What no verb
 * may ever do is written straight: a past (orders with their money and parcels, points, the day on which goods appeared, what
 * was sold of them), and members, who join and save and wish by themselves. `writtenStraight` in src/database/owners.ts
 * names those tables.
 */
export async function seedDemoShop(database: Database, { url, ...tools }: DemoShopTools): Promise<boolean> {
  if (await hasProducts(database)) return false
  return inTurn({ url, name: 'demo shop' }, async () => {
    if (await hasProducts(database)) return false
    await furnish(database, tools)
    return true
  })
}

async function furnish(database: Database, { now, drawPicture, encryptCard }: Omit<DemoShopTools, 'url'>): Promise<void> {
  const urls = await drawShopPictures(drawPicture)
  await database.transaction(async (tx) => {
    await seedReference(tx)
    const categoryIds = await seedCategories(tx, { urls, now })
    const productIds = await seedProducts(tx, { products: catalogue, categoryIds, urls, now })
    await seedFamilies(tx, { ids: productIds, now })
    await seedBanners(tx, { categoryIds, productIds, urls, now })
    await seedContent(tx, { productIds, urls, now })
    await seedPromotions(tx, { productIds, now })
    const castIds = await seedCast(tx, now)
    await seedOrders(tx, { castIds, productIds, urls, now })
    await seedStock(tx, { productIds, now })
    await seedLabels(tx, { productIds, now })
    await seedIngredients(tx, now)
    await seedBrands(tx, { productIds, now })
    await seedTermsOfSale(tx, { productIds, now })
    const keeping = { memberId: castIds.mei, productIds, now }
    await seedCart(tx, keeping)
    await seedWishlist(tx, keeping)
    await seedCards(tx, { memberId: castIds.mei, encryptCard, now })
  })
}

async function hasProducts({ db }: Database): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined
}

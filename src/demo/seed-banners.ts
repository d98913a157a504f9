import type { Tx } from '#database/connect.ts'
import { categoryIdOf, type CategoryIds } from '#demo/goods/seed-categories.ts'
import { productIdOf, type ProductIds } from '#demo/goods/seed-products.ts'
import { createBanner } from '#server/content/writing/create-banner.ts'
import { banners, type SeedBanner } from './banners.ts'
import { demoActor, made, shopWithin } from './by-verbs.ts'
import { bannerName, urlOf, type PictureUrls } from './draw-shop-pictures.ts'
import { periodFrom } from './plausible.ts'

type Shelves = { categoryIds: CategoryIds; productIds: ProductIds }

/** Hangs the banners as staff do, in their order. */
export async function seedBanners(tx: Tx, { urls, now, ...shelves }: Shelves & { urls: PictureUrls; now: Date }): Promise<void> {
  for (const [position, banner] of banners.entries()) {
    const said = {
      group_key: banner.group,
      title_zh: banner.title.zh,
      title_en: banner.title.en,
      url: addressOf(banner.to, shelves),
      desktop_image: urlOf(urls, bannerName(banner.theme, 'desktop')),
      mobile_image: urlOf(urls, bannerName(banner.theme, 'mobile')),
      position,
      ...periodFrom(now, banner),
    }
    made(await createBanner(shopWithin(tx, now), { actor: demoActor, banner: said }))
  }
}

function addressOf(to: SeedBanner['to'], { categoryIds, productIds }: Shelves): string {
  if ('product' in to) return `/product/${productIdOf(productIds, to.product)}-${to.product}`
  return `/items/${'category' in to ? categoryIdOf(categoryIds, to.category) : to.list}`
}

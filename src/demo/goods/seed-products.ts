import type { Tx } from '#database/connect.ts'
import { productPictureName, urlOf, type PictureUrls } from '#demo/draw-shop-pictures.ts'
import { daysBefore, plausible } from '#demo/plausible.ts'
import { productContent } from './product-content.ts'
import { categoryIdOf, type CategoryIds } from './seed-categories.ts'
import { pictureAlt } from '#demo/seed-picture.ts'
import type { SeedProduct } from './seed-product.ts'

export type ProductIds = ReadonlyMap<string, number>

type Goods = { products: readonly SeedProduct[]; categoryIds: CategoryIds; urls: PictureUrls; now: Date }

/** Writes products with all that hangs on them, and receives their stock. */
export async function seedProducts(tx: Tx, goods: Goods): Promise<ProductIds> {
  const { products, categoryIds, urls } = goods
  const ids = await createProducts(tx, goods)
  const idOf = (slug: string) => productIdOf(ids, slug)
  await tx
    .insertInto('product_pictures')
    .values(products.flatMap((product) => pictureRows(product, { id: idOf(product.slug), urls })))
    .execute()
  await tx
    .insertInto('product_categories')
    .values(
      products.flatMap(({ slug, categories }, position) =>
        categories.map((category) => ({ product_id: idOf(slug), category_id: categoryIdOf(categoryIds, category), position })),
      ),
    )
    .execute()
  await tx
    .insertInto('product_options')
    .values(
      products.flatMap(({ slug, siblings = [] }) =>
        siblings.map((sibling, position) => ({ product_id: idOf(slug), optional_product_id: idOf(sibling), position })),
      ),
    )
    .execute()
  await tx
    .insertInto('product_accessories')
    .values(
      products.flatMap(({ slug, accessories = [] }) =>
        accessories.map((accessory, position) => ({ product_id: idOf(slug), accessory_id: idOf(accessory), position })),
      ),
    )
    .execute()
  await tx
    .insertInto('product_bundles')
    .values(products.flatMap((product) => bundleRows(product, idOf)))
    .execute()
  await tx
    .insertInto('product_split_stocks')
    .values(
      products.flatMap(({ slug, splitStocks = [] }) =>
        splitStocks.map(({ zh, en }, position) => ({
          product_id: idOf(slug),
          stock_description_zh: zh,
          stock_description_en: en,
          position,
        })),
      ),
    )
    .execute()
  await tx
    .insertInto('stock_movements')
    .values(products.flatMap((product) => receiptRows(product, idOf(product.slug))))
    .execute()
  return ids
}

export function productIdOf(ids: ProductIds, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`There is no product ${slug}`)
  return id
}

async function createProducts(tx: Tx, { products, urls, now }: Goods): Promise<ProductIds> {
  const rows = await tx
    .insertInto('products')
    .values(products.map((product) => productRow(product, { urls, now })))
    .returning(['id', 'slug'])
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

function productRow(product: SeedProduct, { urls, now }: { urls: PictureUrls; now: Date }) {
  const content = productContent(product.content)
  return {
    slug: product.slug,
    name_zh: product.name.zh,
    name_en: product.name.en,
    description_of_good_zh: product.description.zh,
    description_of_good_en: product.description.en,
    content_zh: content.zh,
    content_en: content.en,
    preview: urlOf(urls, productPictureName(product.slug, 0)),
    published_at: publishedAt(product, now),
    sold_30d: product.giftOnly ? 0 : (product.soldIn30Days ?? plausible(`${product.slug} sold`, [3, 110])),
    ...prices(product),
    ...saleTerms(product),
  }
}

function prices(product: SeedProduct) {
  return {
    origin_price: product.originPrice ?? product.price,
    price: product.price,
    first_purchase_price: product.firstPurchasePrice ?? null,
    shopping_point_price: product.pointPrice ?? null,
  }
}

function saleTerms(product: SeedProduct) {
  return {
    temperature: product.temperature ?? 'normal',
    available: product.available ?? true,
    members_only: product.membersOnly ?? false,
    exclusive: product.exclusive ?? false,
    standalone_purchase: product.standalonePurchase ?? false,
    tcat_only: product.tcatOnly ?? false,
    embargo: product.embargo ?? false,
    cod: product.cod ?? true,
    max_qty: product.maxQuantity ?? 10,
    optional_bundles_max_quantity: product.bundle?.picks ?? 0,
    is_gift_only: product.giftOnly ?? false,
  }
}

/** Products without a day of their own appeared some time in the last year, at any minute of a day. */
function publishedAt({ slug, publishedDaysAgo }: SeedProduct, now: Date): Date {
  const days = publishedDaysAgo ?? plausible(`${slug} published`, [25, 360])
  return daysBefore(now, days + plausible(`${slug} minute`, [0, 1439]) / 1440)
}

function pictureRows({ slug, name, pictures }: SeedProduct, { id, urls }: { id: number; urls: PictureUrls }) {
  return pictures.map((picture, position) => {
    const alt = pictureAlt(name, picture)
    return { product_id: id, url: urlOf(urls, productPictureName(slug, position)), alt_zh: alt.zh, alt_en: alt.en, position }
  })
}

function bundleRows({ slug, bundle }: SeedProduct, idOf: (slug: string) => number) {
  return (bundle?.entries ?? []).map(({ product, name, max, quantity = 0, required = false }, position) => ({
    product_id: idOf(slug),
    bundle_product_id: idOf(product),
    name_zh: name.zh,
    name_en: name.en,
    required,
    max_amount: max,
    quantity,
    position,
  }))
}

/** The first delivery from the maker; a sold-out product never had one here. */
function receiptRows({ slug, stock = plausible(`${slug} stock`, [40, 480]) }: SeedProduct, productId: number) {
  return stock === 0 ? [] : [{ product_id: productId, delta: stock, kind: 'receipt' as const, actor: 'seed' }]
}

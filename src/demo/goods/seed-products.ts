import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { demoActor as actor, made, shopWithin } from '#demo/by-verbs.ts'
import { productPictureName, urlOf, type PictureUrls } from '#demo/draw-shop-pictures.ts'
import { daysBefore, plausible } from '#demo/plausible.ts'
import { pictureAlt } from '#demo/seed-picture.ts'
import { changeMeasures } from '#server/catalog/products/measures/change-measures.ts'
import { createProduct } from '#server/catalog/products/create-product.ts'
import type { NewProduct } from '#server/catalog/products/product-shape.ts'
import { receiveStock } from '#server/catalog/products/receive-stock.ts'
import { setBundleOfProduct } from '#server/catalog/products/relatives/set-bundle-of-product.ts'
import { setLinkedProducts } from '#server/catalog/products/relatives/set-linked-products.ts'
import { setSplitStocksOfProduct } from '#server/catalog/products/relatives/set-split-stocks-of-product.ts'
import { setFilmsOfProduct } from '#server/catalog/products/shelves/set-films-of-product.ts'
import { setPicturesOfProduct } from '#server/catalog/products/shelves/set-pictures-of-product.ts'
import { setShelvesOfProduct } from '#server/catalog/products/shelves/set-shelves-of-product.ts'
import { productContent } from './product-content.ts'
import { categoryIdOf, type CategoryIds } from './seed-categories.ts'
import { measuresOf } from './seed-measures.ts'
import type { SeedBundle, SeedProduct } from './seed-product.ts'

export type ProductIds = ReadonlyMap<string, number>

type Goods = { products: readonly SeedProduct[]; categoryIds: CategoryIds; urls: PictureUrls; now: Date }

/**
 * Takes products into the shop as staff do, with all that hangs on them, and receives the first delivery. What is said of
 * many products is asked for side by side and travels together, in their order: ids follow the catalogue.
 */
export async function seedProducts(tx: Tx, goods: Goods): Promise<ProductIds> {
  const { products, now } = goods
  const ids = await createProducts(tx, goods)
  await Promise.all(products.map((product, position) => present(tx, { ...goods, product, position, ids })))
  await Promise.all(products.map((product) => relate(tx, { product, ids, now })))
  for (const product of products) await splitStock(tx, { product, ids, now })
  await measure(tx, { products, ids, now })
  const receipt = { reference: 'demo opening stock', lines: products.flatMap((product) => openingStock(product, ids)) }
  made(await receiveStock(shopWithin(tx, now), { actor, receipt }))
  await writePast(tx, { products, ids, now })
  return ids
}

async function createProducts(tx: Tx, { products, urls, now }: Goods): Promise<ProductIds> {
  const shop = shopWithin(tx, now)
  const ids: [string, number][] = []
  // One after the other: what is asked before one is created depends on what it is, and ids follow the catalogue.
  for (const product of products) ids.push([product.slug, made(await createProduct(shop, { actor, product: newProduct(product, urls) }))])
  return new Map(ids)
}

export function productIdOf(ids: ProductIds, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`There is no product ${slug}`)
  return id
}

type OneOfThem = { product: SeedProduct; ids: ProductIds; now: Date }

/** Its pictures, its films, and its place in the categories. */
async function present(
  tx: Tx,
  {
    product: { slug, name, pictures, films = [], categories },
    position,
    categoryIds,
    urls,
    ids,
    now,
  }: OneOfThem & Goods & { position: number },
): Promise<void> {
  const shop = shopWithin(tx, now)
  const product = productIdOf(ids, slug)
  const shown = pictures.map((picture, place) => {
    const alt = pictureAlt(name, picture)
    return { url: urlOf(urls, productPictureName(slug, place)), alt_zh: alt.zh, alt_en: alt.en }
  })
  made(await setPicturesOfProduct(shop, { actor, product, pictures: shown }))
  if (films.length > 0) made(await setFilmsOfProduct(shop, { actor, product, films: [...films] }))
  const shelves = categories.map((category) => ({ category: categoryIdOf(categoryIds, category), position }))
  made(await setShelvesOfProduct(shop, { actor, product, shelves }))
}

/** What it names, and what is picked along with it. */
async function relate(tx: Tx, { product, ids, now }: OneOfThem): Promise<void> {
  const { siblings = [], accessories = [], bundle } = product
  const shop = shopWithin(tx, now)
  const said = { actor, product: productIdOf(ids, product.slug) }
  const idsOf = (slugs: readonly string[]) => slugs.map((each) => productIdOf(ids, each))
  if (siblings.length > 0) made(await setLinkedProducts(shop, { ...said, kind: 'siblings', linked: idsOf(siblings) }))
  if (accessories.length > 0) made(await setLinkedProducts(shop, { ...said, kind: 'accessories', linked: idsOf(accessories) }))
  if (bundle) made(await setBundleOfProduct(shop, { ...said, bundle: newBundle(bundle, ids) }))
}

/** Where they lie, how they are told apart, and what they weigh. */
async function measure(tx: Tx, { products, ids, now }: { products: readonly SeedProduct[]; ids: ProductIds; now: Date }): Promise<void> {
  const shop = shopWithin(tx, now)
  const said = measuresOf(products).map((measures, place) => ({ actor, id: productIdOf(ids, products[place]?.slug ?? ''), measures }))
  await Promise.all(said.map(async (each) => made(await changeMeasures(shop, each))))
}

/** What of it travels apart. */
async function splitStock(tx: Tx, { product: { slug, splitStocks = [] }, ids, now }: OneOfThem): Promise<void> {
  if (splitStocks.length === 0) return
  const parts = splitStocks.map(({ zh, en }) => ({ stock_description_zh: zh, stock_description_en: en }))
  made(await setSplitStocksOfProduct(shopWithin(tx, now), { actor, product: productIdOf(ids, slug), parts }))
}

function newBundle({ picks, entries }: SeedBundle, ids: ProductIds) {
  return {
    picks,
    entries: entries.map(({ product, name, max, quantity = 0, required = false }) => ({
      product: productIdOf(ids, product),
      name_zh: name.zh,
      name_en: name.en,
      required,
      max_amount: max,
      quantity,
    })),
  }
}

/** The first delivery from the maker; a sold-out product never had one here. */
function openingStock({ slug, stock = plausible(`${slug} stock`, [40, 480]) }: SeedProduct, ids: ProductIds) {
  return stock === 0 ? [] : [{ product: productIdOf(ids, slug), quantity: stock }]
}

/** Straight into the table: no verb says that a product came long ago, nor how often it was sold. */
async function writePast(tx: Tx, { products, ids, now }: { products: readonly SeedProduct[]; ids: ProductIds; now: Date }): Promise<void> {
  const rows = products.map((product) => ({
    id: productIdOf(ids, product.slug),
    published_at: publishedAt(product, now),
    sold_30d: product.giftOnly ? 0 : (product.soldIn30Days ?? plausible(`${product.slug} sold`, [3, 110])),
  }))
  await sql`update products set published_at = past.published_at, sold_30d = past.sold_30d
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as past (id bigint, published_at timestamptz, sold_30d int)
    where products.id = past.id`.execute(tx)
}

function newProduct(product: SeedProduct, urls: PictureUrls): NewProduct {
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

function saleTerms(product: SeedProduct): Partial<NewProduct> {
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
    is_gift_only: product.giftOnly ?? false,
  }
}

/** Products without a day of their own appeared some time in the last year, at any minute of a day. */
function publishedAt({ slug, publishedDaysAgo }: SeedProduct, now: Date): Date {
  const days = publishedDaysAgo ?? plausible(`${slug} published`, [25, 360])
  return daysBefore(now, days + plausible(`${slug} minute`, [0, 1439]) / 1440)
}

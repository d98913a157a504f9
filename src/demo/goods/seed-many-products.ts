import type { Database } from '#database/connect.ts'
import type { Text } from '#rules/locale.ts'
import { catalogue } from '#demo/catalogue.ts'
import { daysBefore, plausible } from '#demo/plausible.ts'
import { productContent } from './product-content.ts'
import type { SeedProduct } from './seed-product.ts'

type ManyProducts = { count: number; now: Date; onBatch?: (made: number) => void }

const batchSize = 1000

/**
 * Fills a furnished demo shop with that many more products, made of the catalogue's words, for measuring a large one.
 * They are written straight and by the thousand, because verbs take in one product at a time.
 * They stand on no shelf, because a shelf shows everything on it: they are found by searching and in the special lists.
 */
export async function seedManyProducts(database: Database, { count, now, onBatch }: ManyProducts): Promise<void> {
  const models = await listModels(database)
  if (models.length === 0) throw new Error('There is nothing to make products of: open the demo shop here once with npm start.')
  const first = await countProducts(database)
  for (let made = 0; made < count; made += batchSize) {
    const numbers = Array.from({ length: Math.min(batchSize, count - made) }, (_, place) => first + made + place)
    await createBatch(
      database,
      numbers.map((number) => productRow(number, { models, now })),
    )
    onBatch?.(made + numbers.length)
  }
}

/** A product of the catalogue and its picture in this shop. */
type Model = { product: SeedProduct; content: Text; preview: string }

async function listModels({ db }: Database): Promise<Model[]> {
  const rows = await db.selectFrom('products').where('is_gift_only', '=', false).select(['slug', 'preview']).execute()
  const previews = new Map(rows.map(({ slug, preview }) => [slug, preview]))
  return catalogue.flatMap((product) => {
    const preview = previews.get(product.slug)
    return preview === undefined ? [] : [{ product, content: productContent(product.content), preview }]
  })
}

async function countProducts({ db }: Database): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function productRow(number: number, { models, now }: { models: readonly Model[]; now: Date }) {
  const { product, content, preview } = chosen(models, `${number} model`)
  const { product: other } = chosen(models, `${number} other`)
  const series = chosen(allSeries, `${number} series`)
  const price = plausible(`${number} price`, [8, 240]) * 10
  return {
    slug: `${product.slug}-${number}`,
    name_zh: `${series.zh}${product.name.zh} No. ${number}`,
    name_en: `${series.en}: ${product.name.en}, no. ${number}`,
    description_of_good_zh: `${product.description.zh}${other.description.zh}`,
    description_of_good_en: `${product.description.en} ${other.description.en}`,
    content_zh: content.zh,
    content_en: content.en,
    preview,
    origin_price: price,
    price,
    temperature: product.temperature ?? ('normal' as const),
    published_at: daysBefore(now, plausible(`${number} published`, [30, 1500])),
    // Few products sell much: what is sold grows like the square of the luck.
    sold_30d: Math.floor(plausible(`${number} sold`, [0, 100]) ** 2 / 40),
  }
}

/** Lines of goods that a large shop would carry; every product belongs to one. */
const allSeries: readonly Text[] = [
  { zh: '晨霧', en: 'Morning mist' },
  { zh: '山嵐', en: 'Mountain haze' },
  { zh: '夜市', en: 'Night market' },
  { zh: '老街', en: 'Old street' },
  { zh: '月光', en: 'Moonlight' },
  { zh: '海風', en: 'Sea breeze' },
  { zh: '稻浪', en: 'Rice waves' },
  { zh: '茶園', en: 'Tea garden' },
  { zh: '桐花', en: 'Tung blossom' },
  { zh: '野薑花', en: 'Ginger lily' },
  { zh: '檜木', en: 'Hinoki' },
  { zh: '玫瑰', en: 'Rose' },
  { zh: '薰衣草', en: 'Lavender' },
  { zh: '柚子', en: 'Pomelo' },
  { zh: '黑糖', en: 'Brown sugar' },
  { zh: '芒果', en: 'Mango' },
  { zh: '珍珠', en: 'Pearl' },
  { zh: '琥珀', en: 'Amber' },
  { zh: '翡翠', en: 'Jade' },
  { zh: '絲綢', en: 'Silk' },
  { zh: '輕旅行', en: 'Light travel' },
  { zh: '家庭號', en: 'Family size' },
  { zh: '沙龍級', en: 'Salon grade' },
  { zh: '週年限定', en: 'Anniversary' },
]

function chosen<T>(list: readonly T[], name: string): T {
  const one = list[plausible(name, [0, list.length - 1])]
  if (one === undefined) throw new Error('An empty list has nothing to choose.')
  return one
}

/** Every product arrives with some stock. */
async function createBatch(database: Database, rows: readonly ReturnType<typeof productRow>[]): Promise<void> {
  await database.transaction(async (tx) => {
    const products = await tx.insertInto('products').values(rows).returning(['id', 'slug']).execute()
    const receipts = products.map(({ id, slug }) => ({
      product_id: id,
      delta: plausible(`${slug} stock`, [5, 400]),
      kind: 'receipt' as const,
      actor: 'seed',
    }))
    await tx.insertInto('stock_movements').values(receipts).execute()
  })
}

import { paths } from '#contract/shop/paths.ts'
import { taipeiDay, type Day } from '#rules/calendar.ts'
import { preorderWindow } from '#rules/catalog/preorder.ts'
import { colourAndSize } from '#rules/catalog/families/choice.ts'
import type { Language } from '#rules/locale.ts'
import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { askStandby } from '#server/platform/standbys/ask-standby.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listFeedProducts } from './store.ts'
import { element } from './xml.ts'

const batch = 1000

type Feed = { language: Language; title: string }
type Telling = {
  language: Language
  publicAddress: string
  /** The day on which a pre-order of now leaves the house at the latest, of goods that arrive on a day or are there. */
  sentBy: (arrivesOn: Day | null) => Day
}
type FeedProduct = Awaited<ReturnType<typeof listFeedProducts>>[number]

/**
 * The products as Google Merchant Center reads them, in pieces so that no catalogue is too large for memory. Goods for
 * members only and goods that money cannot buy are left out. Source: https://support.google.com/merchants/answer/7052112
 */
export async function writeProductFeed(shop: Shop, feed: Feed): Promise<AsyncGenerator<string>> {
  const listAfter = (after: number) =>
    askStandby(shop, ({ database: { db } }) => listFeedProducts(db, { language: feed.language, after, limit: batch }))
  const { preorder } = await shop.terms()
  const sentBy = (arrivesOn: Day | null) => preorderWindow(taipeiDay(shop.now()), preorder, arrivesOn).to
  // Asked for before anything is sent, so that a database that does not answer is told as such.
  return writePieces({ ...feed, publicAddress: shop.settings.publicAddress, sentBy, first: await listAfter(0), listAfter })
}

type Pieces = Feed & Telling & { first: FeedProduct[]; listAfter: (id: number) => Promise<FeedProduct[]> }

async function* writePieces({ title, first, listAfter, ...telling }: Pieces): AsyncGenerator<string> {
  const { language, publicAddress } = telling
  let products = first
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element('title', title)}${element('link', publicAddress + paths.home(language))}${element('description', title)}\n`
  for (;;) {
    yield products.map((product) => itemOf(product, telling)).join('')
    const last = products.at(-1)
    if (!last || products.length < batch) break
    products = await listAfter(last.id)
  }
  yield '</channel></rss>\n'
}

function itemOf(product: FeedProduct, { language, publicAddress, sentBy }: Telling): string {
  const twd = (amount: number) => `${amount} TWD`
  const onSale = product.price < product.origin_price
  const facts = {
    'g:id': String(product.id),
    'g:title': product.name,
    'g:description': product.description || product.name,
    'g:link': publicAddress + paths.product(language, product),
    'g:image_link': publicAddress + pictureAt(product.preview, { width: 800, format: 'jpg' }),
    'g:price': twd(onSale ? product.origin_price : product.price),
    ...(onSale ? { 'g:sale_price': twd(product.price) } : {}),
    'g:availability': availabilityOf(product),
    ...(availabilityOf(product) === 'preorder' ? { 'g:availability_date': `${sentBy(product.arrives_on)}T23:59+08:00` } : {}),
    'g:condition': 'new',
    'g:identifier_exists': 'no',
    ...(product.brand ? { 'g:brand': product.brand.name } : {}),
    ...(product.category ? { 'g:product_type': product.category } : {}),
    ...(product.family ? factsOfMember(product.family) : {}),
  }
  return `<item>${Object.entries(facts)
    .map(([name, text]) => element(name, text))
    .join('')}</item>\n`
}

/** What tells a member of a family from the others (FAM-13). */
function factsOfMember({ id, colour_axis: colour, value1, value2 }: NonNullable<FeedProduct['family']>) {
  const values = [value1, value2].filter((value) => value !== '')
  const { color, size } = colourAndSize(
    values.map((_, axis) => ({ is_colour: axis + 1 === colour })),
    values,
  )
  return { 'g:item_group_id': String(id), ...(color !== undefined && { 'g:color': color }), ...(size !== undefined && { 'g:size': size }) }
}

function availabilityOf({ stock, exclusive }: FeedProduct): string {
  if (stock <= 0) return 'out_of_stock'
  return exclusive ? 'preorder' : 'in_stock'
}

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { labelKinds, returnRights } from '#rules/label/label-kinds.ts'
import type { LabelSaid } from '#rules/label/missing-label.ts'
import { donationAgencies } from '#rules/reference/donation-agencies.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { findMissingLabel } from '#server/catalog/products/labels/find-missing-label.ts'
import { freshDatabase } from '#support/test-database.ts'
import { encryptTestCard } from '#support/test-cipher.ts'
import { leaveUndrawn } from '#support/test-demo-shop.ts'
import { banners } from './banners.ts'
import { catalogue } from './catalogue.ts'
import { articles } from './content/articles.ts'
import { faqKinds } from './content/faqs.ts'
import { staticPages } from './content/static-pages.ts'
import { categories } from '#demo/goods/categories.ts'
import { discountCodes, giftCampaigns, promotions } from '#demo/goods/promotions.ts'
import type { DrawPicture } from './draw-picture.ts'
import { seedDemoShop } from './seed-demo-shop.ts'

const database = await freshDatabase()
const { db } = database

// 00:30 on the first of December in Taipei, still November in London.
const now = new Date('2026-11-30T16:30:00Z')
const drawn: string[] = []
const drawPicture: DrawPicture = async (drawing, name) => {
  const address = await leaveUndrawn(drawing, name)
  drawn.push(address)
  return address
}

beforeAll(async () => {
  if (!(await seedDemoShop(database, { url: database.url, now, drawPicture, encryptCard: encryptTestCard })))
    throw new Error('The shop was furnished before')
})

const product = (slug: string) => db.selectFrom('products').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()

test('everything of the catalogue is for sale, drawn and in stock', async () => {
  const rows = await db.selectFrom('products').select(['slug', 'stock', 'preview', 'published_at', 'content_zh']).execute()
  expect(rows).toHaveLength(catalogue.length)
  expect(rows.filter(({ stock }) => stock === 0)).toHaveLength(catalogue.filter(({ stock }) => stock === 0).length)
  expect(rows.filter(({ published_at }) => published_at > now)).toEqual([])
  expect(new Set(drawn).size).toBe(drawn.length)
  for (const { preview } of rows) expect(drawn).toContain(preview)
})

test('numbers of products follow the catalogue, also of those that are not on sale', async () => {
  const rows = await db.selectFrom('products').select('slug').orderBy('id').execute()
  expect(rows.map(({ slug }) => slug)).toEqual(catalogue.map(({ slug }) => slug))
})

test('a product keeps its terms, its pictures in order and its relatives', async () => {
  const set = await product('gel-starter-set-6')
  expect(set).toMatchObject({
    price: 2480,
    origin_price: 2980,
    first_purchase_price: 1980,
    members_only: true,
    embargo: true,
    optional_bundles_max_quantity: 3,
  })
  const pictures = await db
    .selectFrom('product_pictures')
    .select(['url', 'alt_zh'])
    .where('product_id', '=', set.id)
    .orderBy('position')
    .execute()
  expect(pictures[0]).toEqual({ url: set.preview, alt_zh: '光療入門禮盒・六件組，立在拱門前' })
  const picks = await db
    .selectFrom('product_bundles')
    .select(['name_en', 'required', 'max_amount', 'quantity'])
    .where('product_id', '=', set.id)
    .orderBy('position')
    .execute()
  expect(picks[0]).toEqual({ name_en: 'Red Plum', required: true, max_amount: 3, quantity: 1 })
})

/** What a rule speaks of, and by which words in SQL a product is one of that kind. */
const kinds: Readonly<Record<string, string>> = {
  'a pre-order': `exclusive and preorder_quota = 0`,
  'a pre-order that is promised beyond its stock': `preorder_quota > 0 and quota_expected_on > $now::date`,
  'goods with a bundle to pick': `optional_bundles_max_quantity > 0`,
  'what is picked in a bundle': `exists (select from product_bundles where bundle_product_id = products.id)`,
  'an add-on': `exists (select from add_on_items where product_id = products.id)`,
  'a gift of a campaign': `exists (select from gift_campaigns where product_id = products.id and active)`,
  'goods for gifts only': `is_gift_only`,
  'goods with other styles': `exists (select from product_options where product_id = products.id)`,
  'goods with accessories': `exists (select from product_accessories where product_id = products.id)`,
  'a shade of a family': `exists (select from family_members where product_id = products.id and swatch_hex is not null)`,
  'chilled goods': `temperature = 'refrigeration'`,
  'frozen goods': `temperature = 'freezing'`,
  'goods whose lots are followed, with one that can be sold': `lots_followed and exists (
    select from stock_lots where product_id = products.id and state = 'open' and quantity > 0 and expires_on > $now::date)`,
  'a lot that expires too soon to be sold': `exists (
    select from stock_lots where product_id = products.id and state = 'blocked' and not recalled and quantity > 0)`,
  'a lot that was called back': `exists (
    select from recalls join stock_lots on stock_lots.id = recalls.lot_id where product_id = products.id and recalled and ended_at is null)`,
  'goods that are kept back': `safety_stock > 0 and withheld >= safety_stock`,
  'goods that say when they are low': `low_stock_at is not null or low_stock_days is not null`,
  'a limit per member': `member_limit > 0 and member_limit_days > 0`,
  'goods for VIP members': `members_only`,
  'goods that points alone pay': `price = 0 and shopping_point_price > 0`,
  'goods that points or money pay': `price > 0 and shopping_point_price > 0`,
  'a price of the first order': `first_purchase_price > 0`,
  'a price that is scheduled': `exists (select from product_prices where product_id = products.id and state = 'waiting' and starts_at > $now)`,
  'goods that are ordered alone': `standalone_purchase`,
  'goods that only the courier brings': `tcat_only`,
  'goods that stay in the country': `embargo`,
  'goods that are not paid on delivery': `not cod`,
  'goods of which a part travels apart': `exists (select from product_split_stocks where product_id = products.id)`,
  'goods that are sold out': `available and stock = 0`,
  'goods that went off sale': `state = 'off'`,
  'goods with a film': `exists (select from product_videos where product_id = products.id)`,
  'words for the search alone': `cardinality(search_words) > 0`,
  'goods with a brand': `brand_id is not null`,
  ...Object.fromEntries(labelKinds.map((kind) => [`goods of the label kind ${kind}`, `label_kind = '${kind}'`])),
  ...Object.fromEntries(returnRights.map((right) => [`the right of withdrawal ${right}`, `return_right = '${right}'`])),
}

test.each(Object.entries(kinds))('PRM-12 the shop holds %s', async (_kind, condition) => {
  const asked = condition.replaceAll('$now', `timestamptz '${now.toISOString()}'`)
  const { rows } = await sql<{ slug: string }>`select slug from products where ${sql.raw(asked)} limit 1`.execute(db)
  expect(rows).toHaveLength(1)
})

test('GDS-41 whatever has a label in the demo shop says all that the law asks of its kind', async () => {
  const labelled = await db.selectFrom('products').where('label_kind', '<>', 'none').selectAll().execute()
  expect(labelled.length).toBeGreaterThanOrEqual(labelKinds.length - 1)
  const missing = await Promise.all(
    labelled.map(async (row) => [row.slug, await findMissingLabel(db, { product: row as LabelSaid, now })] as const),
  )
  expect(missing.filter(([, fields]) => fields.length > 0)).toEqual([])
})

test('the menu is in the order of the shelves, two levels deep', async () => {
  const rows = await db.selectFrom('categories').select(['id', 'name_zh', 'parent_id', 'cover_url']).orderBy('position').execute()
  expect(rows.map(({ name_zh }) => name_zh)).toEqual(categories.map(({ name }) => name.zh))
  expect(rows.filter(({ parent_id }) => parent_id === null).map(({ name_zh }) => name_zh)).toEqual([
    '光療',
    '美妝',
    '美髮',
    '身體',
    '寵物',
    '居家',
    '保健',
    '冷藏冷凍',
  ])
  expect(rows.filter(({ cover_url }) => cover_url === '')).toEqual([])
})

test('banners lead to products and shelves that are there', async () => {
  const set = await product('gel-starter-set-6')
  const rows = await db.selectFrom('index_banners').select(['url', 'group_key']).orderBy('position').execute()
  expect(rows[0]).toEqual({ url: `/product/${set.id}-gel-starter-set-6`, group_key: 'home' })
  expect(rows.filter(({ group_key }) => group_key === 'health_articles')).toHaveLength(1)
})

test('promotions, gifts and codes run at the moment of seeding, but for the code that has ended', async () => {
  const ended = await db.selectFrom('discount_codes').select('code').where('ends_at', '<', now).execute()
  expect(ended).toEqual([{ code: 'EXPIRED1' }])
  expect(await db.selectFrom('add_on_items').select('id').execute()).toHaveLength(14)
  expect(await db.selectFrom('gift_campaigns').select('id').where('starts_at', '<=', now).execute()).toHaveLength(6)
})

test('D-83 the lists that no call answers stand in the tables as the pages have them', async () => {
  const counted = async (table: 'countries' | 'us_states' | 'tw_districts' | 'donation_agencies' | 'installment_banks') =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  expect(await counted('countries')).toBe(5)
  expect(await counted('us_states')).toBe(51)
  expect(await counted('tw_districts')).toBe(368)
  expect(await counted('donation_agencies')).toBe(20)
  expect(await counted('installment_banks')).toBe(23)
  const rows = await db.selectFrom('donation_agencies').orderBy('position').select(['donate_code', 'name_zh', 'name_en']).execute()
  expect(rows).toEqual(donationAgencies.map(({ donateCode, name }) => ({ donate_code: donateCode, name_zh: name.zh, name_en: name.en })))
  const places = await db.selectFrom('tw_districts').orderBy('position').selectAll().execute()
  expect(places).toMatchObject(taiwanDistricts)
})

test('mei is a VVIP with her birthday this month in Taipei, 1,280 points and recipients of all three types', async () => {
  const mei = await db.selectFrom('users').selectAll().where('name', '=', '林小梅').executeTakeFirstOrThrow()
  expect(mei).toMatchObject({ birthday: '1992-12-18', vip: 2, vip_due: '2027-08-03', email: 'mei@example.com' })
  const account = await db.selectFrom('point_accounts').selectAll().where('user_id', '=', mei.id).executeTakeFirst()
  expect(account?.balance).toBe(1280)
  const types = await db.selectFrom('contacts').select('type').distinct().where('user_id', '=', mei.id).orderBy('type').execute()
  expect(types.map(({ type }) => type)).toEqual(['black_cat', 'seven', 'ups'])
})

test('xin has just joined and lock is locked', async () => {
  const rows = await db
    .selectFrom('users')
    .select(['name', 'birthday', 'email_confirmed_at', 'locked_at'])
    .where('name', 'in', ['王欣', '張鎖'])
    .orderBy('id')
    .execute()
  expect(rows[0]).toEqual({ name: '王欣', birthday: null, email_confirmed_at: null, locked_at: null })
  expect(rows[1]?.locked_at).not.toBeNull()
})

test('WRT-26 goods, stock, offers and content were made by the demo shop, as staff would', async () => {
  const entries = await db.selectFrom('audit_entries').select(['verb', 'subject', 'actor_kind', 'actor_id', 'changed_at']).execute()
  expect(new Set(entries.map(({ actor_kind, actor_id }) => `${actor_kind} ${actor_id}`))).toEqual(new Set(['system demo']))
  expect(entries.filter(({ changed_at }) => changed_at.getTime() !== now.getTime())).toEqual([])
  const count = (verb: string) => entries.filter((entry) => entry.verb === verb).length
  expect([count('create-product'), count('create-category')]).toEqual([catalogue.length, categories.length])
  const offers = [count('create-promotion'), count('create-gift-campaign'), count('create-discount-code')]
  expect(offers).toEqual([promotions.length, giftCampaigns.length, discountCodes.length])
  const written = [count('create-article'), count('create-topic'), count('create-banner'), count('write-page')]
  expect(written).toEqual([articles.length, faqKinds.length, banners.length, staticPages.length])
  const { lines } = await db.selectFrom('stock_receipts').select('lines').executeTakeFirstOrThrow()
  const opening = await db
    .selectFrom('stock_movements')
    .where('actor', '=', 'system demo')
    .where('lot_id', 'is', null)
    .orderBy('product_id')
    .select(['product_id as product', 'delta as quantity', 'kind'])
    .execute()
  expect(opening.map(({ product, quantity }) => ({ product, quantity }))).toEqual(lines)
  expect(new Set(opening.map(({ kind }) => kind))).toEqual(new Set(['receipt']))
  expect(opening).toHaveLength(catalogue.filter(({ stock }) => stock !== 0).length)
})

test('WRT-26 a start that breaks off at its last step leaves nothing, and the next one makes the shop whole', async () => {
  const other = await freshDatabase()
  const tools = { url: other.url, now, drawPicture: leaveUndrawn }
  const breaksOff = () => {
    throw new Error('The machine was switched off')
  }
  await expect(seedDemoShop(other, { ...tools, encryptCard: breaksOff })).rejects.toThrow('switched off')
  const left = await Promise.all(
    (['products', 'categories', 'audit_entries', 'stock_receipts', 'stock_movements', 'orders', 'users'] as const).map((table) =>
      other.db.selectFrom(table).selectAll().limit(1).execute(),
    ),
  )
  expect(left.flat()).toEqual([])
  expect(await seedDemoShop(other, { ...tools, encryptCard: encryptTestCard })).toBe(true)
  expect(await other.db.selectFrom('products').select('id').execute()).toHaveLength(catalogue.length)
})

test('a second furnishing changes nothing and draws nothing', async () => {
  const before = drawn.length
  expect(await seedDemoShop(database, { url: database.url, now, drawPicture, encryptCard: encryptTestCard })).toBe(false)
  expect(drawn).toHaveLength(before)
})

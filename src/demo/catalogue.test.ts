import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Text } from '#rules/locale.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { facebookPeople } from '../../sandbox/facebook/people.ts'
import { linePeople } from '../../sandbox/line/people.ts'
import { cast, facebookIds, lineIds } from '#demo/members/cast.ts'
import { drawings } from './art/product-types.ts'
import { catalogue } from './catalogue.ts'
import { faqKinds } from './content/faqs.ts'
import { categories } from '#demo/goods/categories.ts'
import { productContent } from '#demo/goods/product-content.ts'
import { discountCodes, giftCampaigns, promotions } from '#demo/goods/promotions.ts'
import { pictureAlt } from './seed-picture.ts'
import type { SeedBundleEntry, SeedProduct } from '#demo/goods/seed-product.ts'

const bySlug = new Map(catalogue.map((product) => [product.slug, product]))
const onSale = catalogue.filter((product) => !product.giftOnly)
const temperatureOf = (slug: string) => bySlug.get(slug)?.temperature ?? 'normal'

/** The values that occur more than once. */
function doubles(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test('LST-09 at least 160 products stand on the shelves, and no shelf is empty', () => {
  expect(onSale.length).toBeGreaterThanOrEqual(160)
  const stocked = new Set(onSale.flatMap((product) => product.categories))
  expect(categories.filter((shelf) => 'parent' in shelf && !stocked.has(shelf.slug))).toEqual([])
  expect(catalogue.filter((product) => (product.categories.length === 0) !== (product.giftOnly ?? false)).map(({ slug }) => slug)).toEqual(
    [],
  )
})

test('no two products have the same slug, name, description or story', () => {
  const texts: ((product: SeedProduct) => string)[] = [
    (product) => product.slug,
    (product) => product.name.zh,
    (product) => product.name.en,
    (product) => product.description.zh,
    (product) => product.description.en,
    (product) => product.content.story.zh,
    (product) => product.content.story.en,
  ]
  for (const text of texts) expect(doubles(catalogue.map(text))).toEqual([])
})

test('a slug is an address and fits the name of a picture', () => {
  for (const { slug } of catalogue) expect(slug).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/)
  expect(catalogue.filter(({ slug }) => slug.length > 76)).toEqual([])
})

describe('every text', () => {
  const texts = catalogue.flatMap(textsOf)

  test('is there in both languages', () => {
    expect(texts.filter(({ zh, en }) => zh.trim() === '' || en.trim() === '')).toEqual([])
  })

  test('is Chinese where it should be, with the punctuation of its language', () => {
    expect(texts.filter(({ zh }) => !/\p{Script=Han}/u.test(zh))).toEqual([])
    expect(texts.filter(({ en }) => /[\p{Script=Han}，。、：；！？]/u.test(en))).toEqual([])
    expect(texts.filter(({ zh }) => /\p{Script=Han}[,;!?]|[,;!?]\p{Script=Han}/u.test(zh))).toEqual([])
  })

  test('speaks as people in Taiwan do', () => {
    const mainland = /質量|視頻|軟件|護髮素|酸奶|三文魚|牛油果|土豆|菠蘿|您|优|质|台灣地區|立馬|親測|網紅/
    expect(texts.filter(({ zh }) => mainland.test(zh))).toEqual([])
  })

  test('claims no cure, which the law on food and cosmetics forbids', () => {
    const claims =
      /治療|治癒|療效|消炎|(?<!長時間)殺菌|抗菌|抗癌|減肥|瘦身|降血|排毒|解毒|生髮|豐胸|除疤|去疤|細胞再生|抗老|醫療級|改善視力|預防/
    expect(texts.filter(({ zh }) => claims.test(zh))).toEqual([])
  })

  function textsOf({ name, description, content, bundle, splitStocks = [], pictures }: SeedProduct): Text[] {
    const facts = Object.values(content.facts).filter((fact): fact is Text => typeof fact !== 'string')
    const notes = content.notes ? [content.notes] : []
    const names = bundle?.entries.map((entry) => entry.name) ?? []
    const alts = pictures.map((picture) => pictureAlt(name, picture))
    return [name, description, content.story, ...(content.steps ?? []), ...facts, ...notes, ...names, ...splitStocks, ...alts]
  }
})

test('four products in ten tell how they are used and have a specification and notes', () => {
  const rich = onSale.filter(
    ({ content }) => (content.steps || content.nutrition) && content.notes && Object.keys(content.facts).length > 0,
  )
  expect(rich.length / onSale.length).toBeGreaterThanOrEqual(0.4)
})

test('the text under a product is plain HTML, its nutrition a table', () => {
  const dumplings = bySlug.get('dumplings-cabbage-pork-30')
  if (!dumplings) throw new Error('The dumplings are gone')
  const { zh, en } = productContent(dumplings.content)
  expect(zh).toMatch(/^<p>.+<\/p>\n<h3>使用方式<\/h3>\n<ol><li>/)
  expect(zh).toContain('<dt>產地</dt><dd>台灣</dd>')
  expect(en).toContain('<tr><th scope="row">Energy</th><td>262 kcal</td></tr>')
})

test('prices and quantities keep the checks of the tables', () => {
  for (const product of catalogue) {
    const { slug, price, originPrice = price, firstPurchasePrice = 0, pointPrice = 1, maxQuantity = 1, stock = 0 } = product
    expect([price, originPrice, firstPurchasePrice, pointPrice, maxQuantity, stock].every(Number.isInteger), slug).toBe(true)
    expect(price <= originPrice && (firstPurchasePrice === 0 || firstPurchasePrice < price), slug).toBe(true)
    expect(pointPrice >= 1 && maxQuantity >= 1 && stock >= 0, slug).toBe(true)
    expect(price > 0 || product.pointPrice !== undefined || product.giftOnly === true, slug).toBe(true)
  }
})

test.each<[string, (product: SeedProduct) => unknown]>([
  ['members_only', (product) => product.membersOnly],
  ['exclusive', (product) => product.exclusive],
  ['standalone_purchase', (product) => product.standalonePurchase],
  ['tcat_only', (product) => product.tcatOnly],
  ['embargo', (product) => product.embargo],
  ['no cash on delivery', (product) => product.cod === false],
  ['shopping_point_price', (product) => product.pointPrice],
  ['points only', (product) => product.price === 0 && product.pointPrice],
  ['first_purchase_price', (product) => product.firstPurchasePrice],
  ['optional_bundles', (product) => product.bundle],
  ['a required pick', (product) => product.bundle?.entries.some((entry) => entry.required)],
  ['optional_products', (product) => product.siblings],
  ['accessories', (product) => product.accessories],
  ['split_stocks', (product) => product.splitStocks],
  ['sold out', (product) => product.stock === 0],
  ['withdrawn', (product) => product.available === false],
  ['refrigeration', (product) => product.temperature === 'refrigeration'],
  ['freezing', (product) => product.temperature === 'freezing'],
])('PRM-12 several products show: %s', (_, has) => {
  expect(onSale.filter(has).length).toBeGreaterThanOrEqual(3)
})

test.each<[string, (product: SeedProduct) => unknown]>([
  ['chilled goods that only a courier brings', ({ temperature, tcatOnly }) => temperature === 'refrigeration' && tcatOnly],
  ['chilled goods that may not leave the country', ({ temperature, embargo }) => temperature === 'refrigeration' && embargo],
  ['goods ordered alone at a first-order price', ({ standalonePurchase, firstPurchasePrice }) => standalonePurchase && firstPurchasePrice],
  ['ordinary goods that cannot be paid on delivery', ({ cod, standalonePurchase }) => cod === false && !standalonePurchase],
  ['goods of which fewer are left than somebody may buy', ({ stock = 1000, maxQuantity = 10 }) => stock > 0 && stock < maxQuantity],
  ['goods with a film', ({ films }) => films],
  ['a stock that is split', ({ splitStocks }) => splitStocks],
])('PRM-12 somebody can buy %s', (_, has) => {
  const inStock = onSale.filter((product) => product.available !== false && product.stock !== 0)
  expect(inStock.filter(has).length).toBeGreaterThanOrEqual(1)
})

test.each([
  ['cat-tower-cypress', 'cattree'],
  ['strawberry-daifuku-8', 'daifuku'],
  ['coaster-plum-points', 'coaster'],
  ['cat-can-tuna-12', 'can'],
  ['shampoo-tea-tree-refill', 'refill'],
  ['hair-ribbon-plum-points', 'hairband'],
  ['gel-cleanser-wipes', 'cottonpad'],
])('%s is drawn as what it is', (slug, type) => {
  expect(bySlug.get(slug)?.pictures.map((picture) => picture.type)).toEqual(bySlug.get(slug)?.pictures.map(() => type))
})

test('films of the shop are there, and questions have one in both languages', () => {
  const questions = faqKinds.flatMap(({ questions: all }) => all)
  const films = [...catalogue.flatMap((product) => product.films ?? []), ...questions.flatMap(({ video }) => video ?? [])]
  for (const file of [...films, ...films.map((film) => film.replace(/\.\w+$/, '.jpg'))])
    expect(existsSync(new URL(`../../public${file}`, import.meta.url)), file).toBe(true)
  expect(questions.filter(({ video, title }) => video !== undefined && title.en !== undefined)).not.toEqual([])
  expect(questions.filter(({ video, title }) => video !== undefined && title.en === undefined)).not.toEqual([])
})

test('whatever can be drawn stands for some goods', () => {
  const shown = new Set<string>(catalogue.flatMap(({ pictures }) => pictures.map(({ type }) => type)))
  expect(Object.keys(drawings).filter((type) => !shown.has(type))).toEqual([])
})

test.each(['normal', 'refrigeration', 'freezing'] as const)('%s has plenty of ordinary goods', (temperature) => {
  const ordinary = onSale.filter(
    ({ slug, exclusive, standalonePurchase, membersOnly, available, stock, price }) =>
      temperatureOf(slug) === temperature &&
      !exclusive &&
      !standalonePurchase &&
      !membersOnly &&
      available !== false &&
      stock !== 0 &&
      price > 0,
  )
  expect(ordinary.length).toBeGreaterThanOrEqual(6)
})

test('products name only products that exist, never themselves, and none twice', () => {
  for (const { slug, siblings = [], accessories = [], bundle } of catalogue) {
    const picks = bundle?.entries.map((entry) => entry.product) ?? []
    for (const named of [siblings, accessories, picks]) {
      expect(
        named.filter((other) => !bySlug.has(other) || other === slug),
        slug,
      ).toEqual([])
      expect(doubles(named), slug).toEqual([])
    }
  }
})

test('BND-03 a bundle can be filled from goods of its own temperature, and starts within what it allows', () => {
  for (const { slug, bundle } of catalogue) {
    if (!bundle) continue
    const total = (count: (entry: SeedBundleEntry) => number) => bundle.entries.reduce((sum, entry) => sum + count(entry), 0)
    expect(
      total((entry) => entry.max),
      slug,
    ).toBeGreaterThanOrEqual(bundle.picks)
    expect(
      total((entry) => entry.quantity ?? 0),
      slug,
    ).toBeLessThanOrEqual(bundle.picks)
    for (const { product, max, quantity = 0, required } of bundle.entries) {
      expect(quantity <= max && max <= bundle.picks && (!required || quantity >= 1), `${slug}: ${product}`).toBe(true)
      expect(temperatureOf(product), `${slug}: ${product}`).toBe(temperatureOf(slug))
    }
  }
})

test('every picture has a short label, and neighbours on a shelf differ in colour', () => {
  for (const { slug, pictures } of catalogue) {
    expect(pictures.length >= 1 && pictures.length <= 4, slug).toBe(true)
    for (const { type, label } of pictures) expect([...label].length <= 5, `${slug}: ${type} ${label}`).toBe(true)
  }
  const alike = catalogue.filter(({ pictures: [first], categories: [shelf] }, index) => {
    const neighbour = catalogue[index - 1]
    const before = neighbour?.pictures[0]
    return first && before && neighbour.categories[0] === shelf && before.type === first.type && before.hue === first.hue
  })
  expect(alike.map(({ slug }) => slug)).toEqual([])
})

describe('promotions', () => {
  const addOns = promotions.flatMap(({ temperature, tiers }) =>
    tiers.flatMap((tier) => tier.addOns.map((addOn) => ({ ...addOn, temperature }))),
  )

  test('PRM-12 PRM-02 each temperature has one, and each add-on of it stands in one tier, cheaper than usual', () => {
    expect(promotions.map(({ temperature }) => temperature)).toEqual(['normal', 'refrigeration', 'freezing'])
    expect(doubles(addOns.map(({ product }) => product))).toEqual([])
    for (const { product, price, temperature } of addOns) {
      const goods = bySlug.get(product)
      expect(goods && price < goods.price && !goods.exclusive && !goods.standalonePurchase, product).toBe(true)
      expect(temperatureOf(product), product).toBe(temperature)
    }
  })

  test('PRM-12 D-15 gifts are goods kept for gifts, never pre-orders', () => {
    expect(new Set(giftCampaigns.map(({ kind }) => kind)).size).toBe(3)
    for (const { product } of giftCampaigns) expect(bySlug.get(product), product).toMatchObject({ giftOnly: true, price: 0 })
    expect(catalogue.filter((product) => product.giftOnly && product.exclusive)).toEqual([])
  })

  test('DSC-02 codes are capital letters and digits, and one of them has ended', () => {
    for (const { code } of discountCodes) expect(code).toMatch(/^[A-Z0-9]+$/)
    expect(discountCodes.map(({ code }) => code)).toEqual(expect.arrayContaining(['WELCOME100', 'SPRING10', 'EXPIRED1']))
    expect(discountCodes.find(({ code }) => code === 'EXPIRED1')?.endsInDays).toBeLessThan(0)
  })
})

test('the cast are the people whom the sandbox signs in, and live where there is a post office', () => {
  expect(lineIds).toEqual({ mei: linePeople.mei.userId, hao: linePeople.hao.userId })
  expect(facebookIds).toEqual({ xin: facebookPeople.xin.id, lock: facebookPeople.lock.id })
  expect(cast.map(({ key, name }) => [key, name])).toEqual([
    ['mei', '林小梅'],
    ['hao', '陳浩'],
    ['xin', '王欣'],
    ['lock', '張鎖'],
  ])
  for (const recipient of cast.flatMap(({ recipients }) => recipients)) {
    if (recipient.type !== 'black_cat') continue
    const { county, district, zipCode } = recipient
    expect(taiwanDistricts).toContainEqual(expect.objectContaining({ county, district, zip_code: zipCode }))
  }
})

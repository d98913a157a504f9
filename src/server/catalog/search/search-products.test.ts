import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { searchProducts } from './search-products.ts'

const { shop, database, visitor } = await openTestShop()
const { db } = database
const zh = visitor().call
const en = visitor({ language: 'en' }).call

const find = async (words: string, page = 1) => zh.products.search({ q: { name_or_description_cont: words }, page })
const slugsOf = async (words: string) => (await find(words)).products.map(({ slug }) => slug)

beforeAll(async () => {
  await createProduct(database, {
    slug: 'discount',
    name_zh: '全館 50% 折扣卡',
    name_en: '50% OFF card',
    description_of_good_zh: '路徑是 C:\\shop',
    sold_30d: 1,
  })
  await createProduct(database, {
    slug: 'snake',
    name_zh: '蛇形髮夾',
    name_en: 'snake_case clip',
    description_of_good_en: 'Ends in an “s” and isn’t 500',
    sold_30d: 2,
  })
  await createProduct(database, {
    slug: 'plum-oil',
    name_zh: '青梅精油',
    name_en: 'Plum oil',
    description_of_good_zh: '只賣一季',
    sold_30d: 3,
  })
  await createProduct(database, {
    slug: 'tray',
    name_zh: '青瓷碟',
    name_en: '',
    description_of_good_zh: '配青梅精油剛好\n第二段也說梅花',
    sold_30d: 900,
  })
  for (let number = 0; number < 45; number += 1) {
    const named = number % 2 === 0
    await createProduct(database, {
      slug: `row-${number}`,
      name_zh: named ? '無盡夏繡球' : '花',
      description_of_good_zh: '無盡夏',
      sold_30d: number % 7,
    })
  }
})

test('SRC-10 words are found anywhere in the name or the description, in both languages, whatever their case', async () => {
  expect(await slugsOf('梅精')).toEqual(['plum-oil', 'tray'])
  expect(await slugsOf('pLUM o')).toEqual(['plum-oil'])
  expect(await slugsOf('蛇')).toEqual(['snake'])
  expect(await slugsOf('off CARD')).toEqual(['discount'])
  expect(await slugsOf('一季')).toEqual(['plum-oil'])
})

test('SRC-10 what an English page finds is named in English', async () => {
  const { products } = await en.products.search({ q: { name_or_description_cont: '青梅' } })
  expect(products.map(({ name }) => name)).toEqual(['Plum oil', '青瓷碟'])
})

test('SRC-10 what is proposed while somebody types is the head of what a search would find', async () => {
  const propose = async (q: string) => (await zh.products.suggest({ q })).products
  const { products } = await find('無盡夏')
  expect(await propose('無盡夏')).toEqual(products.slice(0, 5).map(({ id, slug, name, preview }) => ({ id, slug, name, preview })))
  expect((await en.products.suggest({ q: '青梅' })).products.map(({ name }) => name)).toEqual(['Plum oil', '青瓷碟'])
  expect(await propose('50%')).toHaveLength(1)
  expect(await propose(' ')).toEqual([])
})

test('SRC-11 %, _ and \\ are nothing but themselves', async () => {
  expect(await slugsOf('%')).toEqual(['discount'])
  expect(await slugsOf('50%')).toEqual(['discount'])
  expect(await slugsOf('5_0')).toEqual([])
  expect(await slugsOf('_')).toEqual(['snake'])
  expect(await slugsOf('e_c')).toEqual(['snake'])
  expect(await slugsOf('\\')).toEqual(['discount'])
  expect(await slugsOf(':\\s')).toEqual(['discount'])
})

test('a name with the words comes before a description with them, however well that one sells', async () => {
  expect(await slugsOf('青梅')).toEqual(['plum-oil', 'tray'])
})

test('words do not reach from one language or one paragraph into the next', async () => {
  expect(await slugsOf('精油plum')).toEqual([])
  expect(await slugsOf('剛好第二')).toEqual([])
})

test('SRC-12 each word is a condition of its own, wherever it stands and whichever is said first', async () => {
  await createProduct(database, { slug: 'mask', name_zh: '玻尿酸面膜', description_of_good_zh: '保濕一整天', sold_30d: 9 })
  await createProduct(database, { slug: 'moist-mask', name_zh: '保濕晚安面膜', name_en: 'Moist mask', sold_30d: 4 })
  await createProduct(database, { slug: 'lotion', name_zh: '保濕乳液', sold_30d: 99 })
  await createProduct(database, { slug: 'sun', name_zh: '防曬乳', name_en: 'Sunscreen SPF 50' })
  expect(await slugsOf('保濕 面膜')).toEqual(['moist-mask', 'mask'])
  expect(await slugsOf('面膜　 保濕')).toEqual(['moist-mask', 'mask'])
  expect(await slugsOf('面膜 面膜 mask')).toEqual(['moist-mask'])
  expect(await slugsOf('sunscreen 50')).toEqual(['sun'])
  expect(await slugsOf('50 % card')).toEqual(['discount'])
  expect(await slugsOf('剛好 第二')).toEqual(['tray'])
  expect(await slugsOf('保濕 沒有這個')).toEqual([])
})

test('SRC-13 one thing is found however it is written', async () => {
  await createProduct(database, { slug: 'taipei', name_zh: '臺北護髮薑汁麵條', description_of_good_zh: 'ＬＥＤ燈與濕巾' })
  await createProduct(database, { slug: 'tainan', name_zh: '台南溼紙巾' })
  await createProduct(database, { slug: 'simplified', name_zh: '简体写的凤梨酥' })
  for (const words of ['台北', '臺北', '护发', '护发 姜汁', '台北 面条', '面条', 'led', 'ｌｅｄ', 'ＬＥＤ　燈', '灯与'])
    expect(await slugsOf(words), words).toEqual(['taipei'])
  expect(await slugsOf('臺南濕紙巾')).toEqual(['tainan'])
  expect(await slugsOf('湿紙巾')).toEqual(['tainan'])
  expect(await slugsOf('簡體寫的鳳梨酥')).toEqual(['simplified'])
  expect(await slugsOf('麵膜')).toEqual([])
})

test('D-10 without words nothing is found, and space around words is none of them', async () => {
  expect(await find('')).toEqual({ products: [], next_page: null })
  expect(await find(' \t\n ')).toEqual({ products: [], next_page: null })
  expect(await slugsOf(' 青梅精\u0000')).toEqual(['plum-oil', 'tray'])
})

test.each(['青梅精\u0000', '青梅精\n', '\u202E青梅精\u202C', '\uFEFF青梅精', '\u0007青梅精'])(
  'TXI-02 the words %j are looked for without what nobody can read, when they are searched for and while they are typed',
  async (words) => {
    const { products: proposed } = await zh.products.suggest({ q: words })
    expect([await slugsOf(words), proposed.map(({ slug }) => slug)]).toEqual([
      ['plum-oil', 'tray'],
      ['plum-oil', 'tray'],
    ])
  },
)

test('TXI-02 half of a sign is left out, and a sign in between parts the words', async () => {
  expect(await slugsOf('青梅精\uD800')).toEqual(['plum-oil', 'tray'])
  expect(await slugsOf('青\u0000梅精')).toEqual(await slugsOf('青 梅精'))
})

test('what is withdrawn or only given away is not found, and is found again when it is for sale', async () => {
  const id = await createProduct(database, { slug: 'seldom', name_zh: '罕見霜' })
  expect(await slugsOf('罕見霜')).toEqual(['seldom'])
  await db.updateTable('products').set({ available: false }).where('id', '=', id).execute()
  expect(await slugsOf('罕見霜')).toEqual([])
  await db.updateTable('products').set({ available: true, is_gift_only: true }).where('id', '=', id).execute()
  expect(await slugsOf('罕見霜')).toEqual([])
  await db.updateTable('products').set({ is_gift_only: false, name_zh: '常見霜' }).where('id', '=', id).execute()
  expect(await slugsOf('罕見霜')).toEqual([])
  expect(await slugsOf('常見霜')).toEqual(['seldom'])
  await db.deleteFrom('products').where('id', '=', id).execute()
  expect(await slugsOf('常見霜')).toEqual([])
})

test('the order follows what sells', async () => {
  await createProduct(database, { slug: 'slow', name_zh: '暢銷甲' })
  const id = await createProduct(database, { slug: 'fast', name_zh: '暢銷乙', sold_30d: 1 })
  expect(await slugsOf('暢銷')).toEqual(['fast', 'slow'])
  await db.updateTable('products').set({ sold_30d: 0 }).where('id', '=', id).execute()
  await db.updateTable('products').set({ sold_30d: 5 }).where('slug', '=', 'slow').execute()
  expect(await slugsOf('暢銷')).toEqual(['slow', 'fast'])
})

test('D-10 twenty a page, every product once, names first, and null at the end', async () => {
  const pages = [await find('無盡夏'), await find('無盡夏', 2), await find('無盡夏', 3), await find('無盡夏', 4)]
  expect(pages.map(({ products, next_page }) => [products.length, next_page])).toEqual([
    [20, 2],
    [20, 3],
    [5, null],
    [0, null],
  ])
  const slugs = pages.flatMap(({ products }) => products.map(({ slug }) => slug))
  expect(new Set(slugs).size).toBe(45)
  expect(slugs.slice(0, 23).every((slug) => Number(slug.slice('row-'.length)) % 2 === 0)).toBe(true)
})

test('SRC-10 the index finds exactly what reading every text would find', async () => {
  const texts = await writeRandomTexts()
  const rows = await readTexts()
  const piece = fc
    .constantFrom(...texts)
    .chain((text) =>
      fc
        .tuple(fc.nat(text.length), fc.integer({ min: 1, max: 8 }))
        .map(([start, length]) => [...text].slice(start, start + length).join('')),
    )
  await fc.assert(
    fc.asyncProperty(fc.oneof(piece, randomText), async (asked) => {
      const words = asked.trim()
      fc.pre(words !== '')
      expect(await allFound(words)).toEqual(allThatHold(rows, words))
    }),
    { numRuns: 60 },
  )
})

/** Few signs, so that much is found: both scripts, both cases, both widths, variants, wildcards, quotes, spaces, an emoji. */
const randomText = fc
  .array(
    fc.constantFrom(
      '光',
      '療',
      '梅',
      '臺',
      '台',
      '湿',
      '濕',
      '溼',
      '％',
      'Ａ',
      '　',
      'a',
      'b',
      'A',
      'É',
      'é',
      '7',
      ' ',
      '%',
      '_',
      '\\',
      "'",
      '"',
      '&',
      '、',
      '🌸',
    ),
    { maxLength: 12 },
  )
  .map((signs) => signs.join(''))

async function writeRandomTexts(): Promise<string[]> {
  const texts = fc.sample(randomText, { numRuns: 1200, seed: 8 })
  for (let place = 0; place < texts.length; place += 4) {
    const [name_zh = '', name_en = '', description_of_good_zh = '', description_of_good_en = ''] = texts.slice(place, place + 4)
    await createProduct(database, {
      slug: `random-${place}`,
      name_zh,
      name_en,
      description_of_good_zh,
      description_of_good_en,
      sold_30d: place % 11,
    })
  }
  return texts
}

async function allFound(words: string): Promise<number[]> {
  const ids: number[] = []
  for (let page: number | null = 1; page !== null;) {
    const found: Awaited<ReturnType<typeof searchProducts>> = await searchProducts(shop, { words, page, language: 'zh', viewer: null })
    ids.push(...found.products.map(({ id }) => id))
    page = found.next_page
  }
  return ids
}

async function readTexts() {
  return db
    .selectFrom('products')
    .where('available', '=', true)
    .where('is_gift_only', '=', false)
    .select(['id', 'sold_30d', 'name_zh', 'name_en', 'description_of_good_zh', 'description_of_good_en'])
    .execute()
}

const knownBy: Record<string, string> = { 臺: '台', 湿: '濕', 溼: '濕' }
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[臺湿溼]/g, (sign) => knownBy[sign] ?? sign)

function allThatHold(rows: Awaited<ReturnType<typeof readTexts>>, asked: string): number[] {
  const words = folded(asked).split(/\s+/).filter(Boolean)
  const holds = (texts: readonly string[]) => words.every((word) => texts.some((text) => folded(text).includes(word)))
  return rows
    .map((row) => {
      const names = [row.name_zh, row.name_en]
      return { ...row, named: holds(names), found: holds([...names, row.description_of_good_zh, row.description_of_good_en]) }
    })
    .filter(({ found }) => found)
    .sort((one, other) => Number(other.named) - Number(one.named) || other.sold_30d - one.sold_30d || other.id - one.id)
    .map(({ id }) => id)
}

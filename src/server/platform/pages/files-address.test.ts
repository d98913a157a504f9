import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { openTestPages, type TestPages } from '#support/test-pages.ts'
import { openTestShop, publicAddress } from '#support/test-shop.ts'
import { readBuiltTags } from './browser-files.ts'

// The same shop twice: from one, pages fetch their files where they are; from the other, from another origin.

const files = 'https://files.shop.test'
const own = await openTestShop()
const { db } = own.database
const other = await openTestShop({ database: own.database })

let pages: { own: TestPages; other: TestPages }
let addresses: string[] = []

beforeAll(async () => {
  pages = { own: await openTestPages(own), other: await openTestPages(other, { files }) }
  const picture = '/media/products/rose.0123456789ab.webp'
  const content_zh = `<p>好</p><img src="${picture}" alt="" />`
  const product = await createProduct(own.database, { slug: 'gel', preview: picture, content_zh })
  const written = { title_zh: '手', cover: '/media/articles/hands.0123456789ab.webp', content_zh, published_at: new Date('2026-01-01') }
  const { id: article } = await db.insertInto('health_articles').values(written).returning('id').executeTakeFirstOrThrow()
  const brand = { slug: 'plum', name_zh: '梅', logo: picture, changed_by: 'Ana', changed_at: own.shop.now() }
  const { id: brand_id } = await db.insertInto('brands').values(brand).returning('id').executeTakeFirstOrThrow()
  await db.updateTable('products').set({ brand_id }).where('id', '=', product).execute()
  const films = ['/media/films/0123456789abcdef0123.0123456789ab.mp4']
  await db
    .insertInto('product_videos')
    .values(films.map((url) => ({ product_id: product, url })))
    .execute()
  const desktop_image = '/media/banners/plum.0123456789ab.webp'
  await db.insertInto('index_banners').values({ title_zh: '春', url: '/', desktop_image, mobile_image: desktop_image }).execute()
  addresses = ['/zh', '/zh/items/new', `/zh/product/${product}-gel`, `/zh/health-articles/${article}`, '/zh/brands/plum', '/zh/cart']
})

/** Whatever a browser fetches, and whatever shows shared links. */
const fetched = /(?:src|srcSet|href|poster|content)="([^"]*\/media\/[^"]*)"|"(?:image|logo)":\[?"([^"]*)"/g

test('CPY-21 pages name the other origin for every picture and film, and say nothing else than without it', async () => {
  for (const address of addresses) {
    const [plain, elsewhere] = [await pages.own.ask(address), await pages.other.ask(address)]
    expect(withoutMoments(asWithout(elsewhere.text)), address).toBe(withoutMoments(plain.text))
    const named = [...elsewhere.text.matchAll(fetched)].flatMap(([, attribute, said]) => (attribute ?? said ?? '').split(', '))
    expect(
      named.filter((each) => each.includes('/media/') && !each.startsWith(`${files}/media/`)),
      address,
    ).toEqual([])
    expect(
      named.some((each) => each.startsWith(files)),
      address,
    ).toBe(address !== '/zh/cart')
  }
})

/** The page as it would be without the other origin: its own for what has to be a whole address, and none for the rest. */
function asWithout(text: string): string {
  return text
    .replace(`<meta name="files" content="${files}">`, '')
    .replaceAll('crossorigin="anonymous" poster', 'poster')
    .replaceAll(/(?<=content="|[[:]")https:\/\/files\.shop\.test(?=\/media)/g, publicAddress)
    .replaceAll(files, '')
}

const withoutMoments = (text: string) => text.replaceAll(/\bu:\d+/g, '')

test('CPY-21 the policy of a page allows exactly that origin, for what is fetched there', async () => {
  const [plain, elsewhere] = [await pages.own.ask('/zh'), await pages.other.ask('/zh')]
  const policyOf = ({ headers }: typeof plain) =>
    new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ')[0] ?? '', directive]),
    )
  const [without, policy] = [policyOf(plain), policyOf(elsewhere)]
  expect(String(plain.headers['content-security-policy'])).not.toContain(files)
  const naming = [...policy].filter(([, directive]) => directive.split(' ').includes(files)).map(([name]) => name)
  expect(naming).toEqual(['script-src', 'style-src', 'img-src', 'media-src', 'font-src'])
  for (const [name, directive] of policy)
    expect(directive.replace(` ${files}`, '').replaceAll(/'sha256-[^']*'/g, '')).toBe(without.get(name)?.replaceAll(/'sha256-[^']*'/g, ''))
})

const directory = await mkdtemp(join(tmpdir(), 'built-'))
afterAll(() => rm(directory, { recursive: true }))

test('CPY-21 scripts and styles are fetched there, and without it from where they were', async () => {
  const manifest = {
    'src/storefront/browser.tsx': { file: 'assets/entry.js', css: ['assets/shop.css'] },
    'src/ui/styles/serif-tc.ts': { file: 'assets/serif.js', css: ['assets/serif.css'] },
  }
  await mkdir(join(directory, '.vite'))
  await writeFile(join(directory, '.vite/manifest.json'), JSON.stringify(manifest))
  const tagsOf = await readBuiltTags(directory)
  for (const membersOnly of [false, true]) {
    const page = { sources: [], membersOnly, language: 'zh' }
    const tags = tagsOf({ ...page, files })
    expect(tags.replaceAll(files, '')).toBe(tagsOf(page))
    for (const file of ['shop.css', 'serif.css']) expect(tags).toContain(`href="${files}/assets/${file}"`)
    expect(tags).toContain(`src:'${files}/assets/entry.js'`)
    expect(tags).toContain(membersOnly ? `href="${files}/assets/entry.js"` : `href:'${files}/'+f`)
  }
})

import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { importing } from '#support/import-file.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { openWebhookReceiver } from '#support/webhook-receiver.ts'
import { fetchPictures } from './fetch-pictures.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const owner = await testOffice(testShop).as('owner')
const files = importing(shop, () => owner.call)

const picture = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#b04060' } })
  .jpeg()
  .toBuffer()
const stranger = await openWebhookReceiver()
afterAll(stranger.close)
let [open, mostOpen] = [0, 0]
/** They are answered when four are there, or none has come for a while. */
const waiting: (() => void)[] = []
let patience: NodeJS.Timeout | undefined
const answerAll = () => {
  for (const answer of waiting.splice(0)) answer()
}
stranger.answer((response, { url = '' }) => {
  open += 1
  mostOpen = Math.max(mostOpen, open)
  response.on('close', () => (open -= 1))
  if (url.startsWith('/missing')) return response.writeHead(404).end()
  if (url.startsWith('/inside')) return response.writeHead(302, { location: 'https://10.0.0.8/secret.jpg' }).end()
  if (url.startsWith('/plain')) return response.writeHead(302, { location: 'http://example.com/a.jpg' }).end()
  if (url.startsWith('/moved')) return response.writeHead(302, { location: '/one.jpg' }).end()
  if (url.startsWith('/text')) return response.writeHead(200).end('<svg xmlns="http://www.w3.org/2000/svg"/>')
  if (url.startsWith('/long')) return response.writeHead(200).end(Buffer.alloc(21 * 1024 * 1024, 1))
  waiting.push(() => void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.concat([picture, Buffer.from(url)])))
  clearTimeout(patience)
  if (waiting.length >= 4) return answerAll()
  patience = setTimeout(answerAll, 300)
})
const at = (path: string) => `${stranger.address}${path}`

const heads = 'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price,Image Src,Image Position,Image Alt Text,Status'
const fileOf = (...rows: string[][]) =>
  [heads, ...rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))].join('\n')
const picturesOf = async (product: number) =>
  db.selectFrom('product_pictures').where('product_id', '=', product).orderBy('position').select(['url', 'alt_zh']).execute()
const named = async (name: string) => db.selectFrom('products').where('name_zh', '=', name).selectAll().executeTakeFirstOrThrow()
const listed = async (id: number) => (await owner.call.imports.pictures({ id })).pictures

async function fetchAll(id: number) {
  for (let turn = 0; turn < 20; turn += 1) {
    const { fetching } = await db.selectFrom('imports').where('id', '=', id).select('fetching').executeTakeFirstOrThrow()
    if (!fetching) return
    await fetchPictures(shop, { importId: id })
  }
}

test(
  'IMP-14 D-220 pictures are fetched after applying, four at a time, each once, and never linked; then the goods are on sale',
  { timeout: 120_000 },
  async () => {
    const more = Array.from({ length: 6 }, (_, n) => ['lamp', '', '', '', '', '', at(`/more-${n}.jpg`), String(n + 3), ''])
    const tried = await files.tried(
      fileOf(
        [
          'lamp',
          '檯燈',
          `<p>看</p><img src="${at('/in-text.jpg')}"><img src="${at('/missing-in.jpg')}">`,
          '色',
          '白',
          '900',
          at('/one.jpg'),
          '2',
          '正面',
          'active',
        ],
        ['lamp', '', '', '', '黑', '950', at('/first.jpg'), '1', '', ''],
        ...more,
        ['cup', '杯子', '', 'Title', 'Default Title', '100', at('/one.jpg'), '1', '', 'active'],
        ['none', '沒有圖', '', 'Title', 'Default Title', '100', '', '', '', 'active'],
      ),
      { kind: 'products' },
    )
    expect(stranger.heard, 'a trial fetches nothing').toHaveLength(0)
    await files.apply(tried.id)
    expect(await named('杯子')).toMatchObject({ state: 'draft', preview: '' })
    expect(await owner.call.imports.find({ id: tried.id })).toMatchObject({ pictures: { waiting: 10, fetched: 0, failed: 0 } })
    await fetchAll(tried.id)
    expect(mostOpen).toBe(4)
    expect(stranger.heard.filter(({ path }) => path === '/one.jpg')).toHaveLength(1)
    const white = await named('檯燈 白')
    expect(white).toMatchObject({ state: 'on' })
    const [first, second, ...rest] = await picturesOf(white.id)
    expect([white.preview, rest.length, second?.alt_zh]).toEqual([first?.url, 6, '正面'])
    expect(white.content_zh).toMatch(/^<p>看<\/p><img src="\/media\/products\/[0-9a-f.]+webp"[^>]*>$/)
    expect(await named('沒有圖')).toMatchObject({ state: 'draft' })
    expect(await named('杯子')).toMatchObject({ state: 'on', preview: second?.url })
    expect((await listed(tried.id))[0]).toMatchObject({ state: 'failed', why: 'missing', source: at('/missing-in.jpg'), row: 2 })
    const whole = JSON.stringify(await db.selectFrom('products').selectAll().execute())
    expect(whole).not.toContain(stranger.address)
  },
)

test('IMP-14 what is private, also after a redirect, too large or no picture does not come; each is named with its reason', async () => {
  const wanted = { '/inside': 'private', '/plain': 'redirects', '/missing': 'missing', '/text': 'svg', '/long': 'bytes' }
  const rows = Object.keys(wanted).map((path, n) => [
    'bad',
    n === 0 ? '壞圖' : '',
    '',
    '',
    n === 0 ? 'Default Title' : '',
    n === 0 ? '10' : '',
    at(path),
    '',
    '',
    '',
  ])
  const tried = await files.tried(
    fileOf(
      ...rows,
      ['bad', '', '', '', '', '', 'https://192.168.1.4/a.jpg', '', '', ''],
      ['bad', '', '', '', '', '', at('/moved'), '', '', ''],
    ),
    { kind: 'products' },
  )
  await files.apply(tried.id)
  await fetchAll(tried.id)
  const came = Object.fromEntries((await listed(tried.id)).map(({ source, why }) => [source, why]))
  expect(came).toEqual({
    ...Object.fromEntries(Object.entries(wanted).map(([path, why]) => [at(path), why])),
    'https://192.168.1.4/a.jpg': 'private',
    [at('/moved')]: null,
  })
  expect(await picturesOf((await named('壞圖')).id)).toHaveLength(1)
  const row = (await files.rows(tried.id))[0]
  expect(row?.why).toEqual([{ field: 'picture', code: 'pictureFailed', by: '6' }])
})

test('IMP-14 a process that dies goes on with what did not come yet; what failed is fetched again when somebody says so', async () => {
  let isThere = false
  stranger.answer((response, { url }) => {
    if (!isThere && url === '/later.jpg') return response.writeHead(404).end()
    return response.writeHead(200).end(Buffer.concat([picture, Buffer.from(`again ${url}`)]))
  })
  const before = stranger.heard.length
  const tried = await files.tried(
    fileOf(
      ['late', '晚到', '', '', 'Default Title', '10', at('/now.jpg'), '', '', 'active'],
      ['late', '', '', '', '', '', at('/later.jpg'), '', '', ''],
    ),
    { kind: 'products' },
  )
  await files.apply(tried.id)
  let left = 1
  const dying = {
    ...shop,
    database: {
      ...shop.database,
      transaction: (async (work) => {
        if ((left -= 1) < 0) throw new Error('the process has died')
        return shop.database.transaction(work)
      }) as typeof shop.database.transaction,
    },
  }
  await expect(fetchPictures(dying, { importId: tried.id })).rejects.toThrow('died')
  await fetchAll(tried.id)
  expect(stranger.heard.length - before, 'what came is not fetched twice').toBeLessThanOrEqual(4)
  const late = await named('晚到')
  expect(await picturesOf(late.id)).toHaveLength(1)
  isThere = true
  await owner.call.imports.fetchAgain({ id: tried.id })
  await owner.call.imports.fetchAgain({ id: tried.id })
  await fetchAll(tried.id)
  expect(await owner.call.imports.find({ id: tried.id })).toMatchObject({ pictures: { waiting: 0, fetched: 2, failed: 0 } })
  const news = await db.selectFrom('news').select('payload').execute()
  expect(news.filter(({ payload }) => JSON.stringify(payload).includes('import-pictures-asked')).length).toBeGreaterThan(0)
})

test('IMP-14 an import that was taken back fetches nothing more, and pictures that somebody gave meanwhile stay', async () => {
  const id = await createProduct(database, {
    slug: 'theirs',
    name_zh: '他們的',
    preview: '/media/products/theirs.webp',
    price: 10,
    origin_price: 10,
  })
  const rows = [
    ['theirs', '他們的', '', '', 'Default Title', '10', at('/ours.jpg'), '', '', ''],
    ['back', '退回', '', '', 'Default Title', '10', at('/back.jpg'), '', '', 'active'],
  ]
  const tried = await files.tried(fileOf(...rows), { kind: 'products' })
  expect((await files.rows(tried.id)).map(({ action }) => action)).toEqual(['same', 'new'])
  await files.apply(tried.id)
  await files.undo(tried.id)
  const before = stranger.heard.length
  await fetchAll(tried.id)
  expect(stranger.heard).toHaveLength(before)
  expect(await named('退回')).toMatchObject({ state: 'archived', preview: '' })
  expect(await picturesOf(id)).toEqual([])
})

test('IMP-14 pictures that somebody gave after the import stay when those that failed are fetched again, whether some had come or none', async () => {
  let isThere = false
  stranger.answer((response, { url = '' }) => {
    if (!isThere && url.startsWith('/failed')) return response.writeHead(404).end()
    return response.writeHead(200).end(Buffer.concat([picture, Buffer.from(`kept ${url}`)]))
  })
  const row = (handle: string, ...sources: string[]) =>
    sources.map((source, place) => [
      handle,
      place === 0 ? handle : '',
      '',
      '',
      place === 0 ? 'Default Title' : '',
      place === 0 ? '10' : '',
      at(source),
      '',
      '',
      '',
    ])
  const tried = await files.tried(
    fileOf(...row('some-came', '/came.jpg', '/failed-1.jpg'), ...row('none-came', '/failed-2.jpg'), ...row('left-alone', '/failed-3.jpg')),
    { kind: 'products' },
  )
  await files.apply(tried.id)
  await fetchAll(tried.id)
  const [some, none, alone] = [await named('some-came'), await named('none-came'), await named('left-alone')]
  expect([await picturesOf(some.id), await picturesOf(none.id)].map((pictures) => pictures.length)).toEqual([1, 0])
  const theirs = [{ url: '/media/products/by-hand.0123456789ab.webp', alt_zh: '自己拍的', alt_en: '' }]
  for (const { id } of [some, none]) await owner.call.productMedia.setPictures({ id, pictures: theirs })
  isThere = true
  await owner.call.imports.fetchAgain({ id: tried.id })
  await fetchAll(tried.id)
  for (const { id } of [some, none]) expect(await picturesOf(id)).toEqual([{ url: theirs[0]?.url, alt_zh: '自己拍的' }])
  expect(await picturesOf(alone.id), 'nobody gave it others').toHaveLength(1)
  const why = (await files.rows(tried.id)).flatMap(({ why: faults }) => faults.map(({ code }) => code))
  expect(why.filter((code) => code === 'picturesThere')).toHaveLength(2)
})

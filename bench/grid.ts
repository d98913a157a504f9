import { chromium, type Browser, type Page } from '@playwright/test'
import { gridFields, mostInGrid } from '#rules/grid/grid-fields.ts'
import { createDrafts } from '#server/catalog/products/making/draft-products.ts'
import { findChromium } from '../scripts/testing/find-chromium.ts'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'

const rounds = 3
/** A frame of sixty a second takes 16.7 ms; one that takes longer has been missed. */
const frameMs = 17
/** Of a hurried hand. */
const betweenKeysMs = 40
const rowsTyped = 40
const priceColumn = gridFields.indexOf('price')

/** The grid with as many rows and columns as it may have, typed into and walked through: how many frames are missed, and how long a key waits to be drawn. */
export async function measureGrid(shop: BenchShop): Promise<Figure[]> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('There is no Chromium. Set CHROMIUM to one, or: npx playwright install chromium')
  const ids = await listGoods(shop)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const seen: Record<'idle' | 'typed' | 'walked', Seen[]> = { idle: [], typed: [], walked: [] }
  try {
    for (let round = -1; round < rounds; round += 1) {
      const page = await openGrid(browser, { shop, ids })
      const [idle, typed, walked] = [
        await watched(page, () => page.waitForTimeout(2000)),
        await watched(page, () => typeColumn(page)),
        await watched(page, () => walkDown(page)),
      ]
      await page.context().close()
      if (round < 0) continue
      seen.idle.push(idle)
      seen.typed.push(typed)
      seen.walked.push(walked)
    }
  } finally {
    await browser.close()
  }
  const size = `${ids.length} × ${gridFields.length}`
  return [
    { what: `grid of ${size}, typed into: frames longer than ${frameMs} ms`, rounds: shares(seen.typed), unit: '%', atMost: 5 },
    { what: `grid of ${size}, typed into: a key until it is drawn, 95 of 100`, rounds: waits(seen.typed), unit: 'ms', atMost: 33 },
    { what: `grid of ${size}, walked down by keys: frames longer than ${frameMs} ms`, rounds: shares(seen.walked), unit: '%', atMost: 5 },
    {
      what: `grid of ${size}, walked down by keys: a key until it is drawn, 95 of 100`,
      rounds: waits(seen.walked),
      unit: 'ms',
      atMost: 33,
    },
    { what: `grid of ${size}, left alone: frames longer than ${frameMs} ms`, rounds: shares(seen.idle), unit: '%' },
  ]
}

/** How long each frame took, and how long each key waited until it was drawn. */
type Seen = { frames: number[]; answers: number[] }

const shares = (all: readonly Seen[]) =>
  all.map(({ frames }) => (100 * frames.filter((ms) => ms > frameMs).length) / Math.max(frames.length, 1))
const waits = (all: readonly Seen[]) =>
  all.map(({ answers }) => answers.toSorted((one, other) => one - other)[Math.floor(answers.length * 0.95)] ?? Number.NaN)

/** Goods of the shop, and as many drafts as are wanting. */
async function listGoods({ database }: BenchShop): Promise<number[]> {
  const drafts = Array.from({ length: mostInGrid }, (_, n) => ({
    name_zh: `表格草稿 ${n}`,
    name_en: `Draft ${n} of the grid`,
    temperature: 'normal' as const,
    proposed: `draft-of-the-grid-${n}`,
  }))
  const found = await database.db.selectFrom('products').where('is_gift_only', '=', false).orderBy('id').select('id').execute()
  const made = await database.transaction((tx) =>
    createDrafts(tx, { drafts: drafts.slice(found.length), actor: { kind: 'system', id: 'bench' }, now: new Date() }),
  )
  return [...found.map(({ id }) => id), ...made].slice(0, mostInGrid)
}

async function openGrid(browser: Browser, { shop: { address }, ids }: { shop: BenchShop; ids: readonly number[] }): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-TW' })
  const page = await context.newPage()
  await page.request.post(`${address}/office/api/v1/sign-in/cast`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { word: 'boss' },
  })
  await page.goto(`${address}/office/products/grid?ids=${ids.join(',')}&fields=${gridFields.join(',')}`)
  await page.locator('[data-row="0"][data-column="0"]').waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** A price into one row after the other, each with Enter. */
async function typeColumn(page: Page): Promise<void> {
  await page.locator(`[data-row="0"][data-column="${priceColumn}"]`).click()
  for (let row = 0; row < rowsTyped; row += 1) {
    await page.keyboard.type(String(300 + row), { delay: betweenKeysMs })
    await page.keyboard.press('Enter', { delay: betweenKeysMs })
  }
}

/** Down to the last row, and along one row. */
async function walkDown(page: Page): Promise<void> {
  for (let row = rowsTyped; row < mostInGrid - 1; row += 1) await page.keyboard.press('ArrowDown', { delay: betweenKeysMs / 2 })
  for (let column = priceColumn; column < gridFields.length - 1; column += 1)
    await page.keyboard.press('ArrowRight', { delay: betweenKeysMs / 2 })
}

async function watched(page: Page, work: () => Promise<void>): Promise<Seen> {
  await page.evaluate(watchFrames)
  await work()
  return page.evaluate(() => (globalThis as unknown as { framesSeen: () => Seen }).framesSeen())
}

/** In the browser: keeps how long frames take from now on, and how long a key waits until the frame that follows it is drawn. */
function watchFrames(): void {
  const seen: Seen = { frames: [], answers: [] }
  const drawn = new MessageChannel()
  let [before, pressed, runs] = [0, 0, true]
  const hear = ({ timeStamp }: KeyboardEvent) => {
    pressed ||= timeStamp
  }
  drawn.port1.addEventListener('message', () => {
    if (pressed > 0) seen.answers.push(performance.now() - pressed)
    pressed = 0
  })
  drawn.port1.start()
  const frame = (at: number) => {
    if (before > 0) seen.frames.push(at - before)
    before = at
    // Told once this frame is drawn.
    if (pressed > 0) drawn.port2.postMessage(null)
    if (runs) requestAnimationFrame(frame)
  }
  addEventListener('keydown', hear, true)
  requestAnimationFrame(frame)
  Object.assign(globalThis, {
    framesSeen() {
      runs = false
      removeEventListener('keydown', hear, true)
      return seen
    },
  })
}

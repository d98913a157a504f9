import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from '../scripts/testing/find-chromium.ts'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { createMembers } from './members.ts'
import { listProductPages } from './product-pages.ts'

/** What a browser notes of a visit: milliseconds, and how far things jumped. */
type Vitals = { paintMs: number; answerMs: number; shift: number }

declare global {
  var vitals: Vitals
}

const rounds = 3
/** Slow 4G as Chromium's tools have it, and a processor that is four times slower. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slower = 4

/** How a phone on a slow line sees pages: the largest paint, what jumps while they load, and how long a tap waits. */
export async function measureVitals(shop: BenchShop): Promise<Figure[]> {
  const [member] = await createMembers(shop, 1)
  const [product = ''] = await listProductPages(shop)
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox'] })
  const cookie = member?.headers['cookie'] ?? ''
  try {
    const figures: Figure[] = []
    for (const path of ['/zh', '/zh/items/hot', product, '/zh/cart', '/zh/user/orders']) {
      const visits: Vitals[] = []
      for (let round = 0; round < rounds; round++) visits.push(await visit(browser, { address: shop.address + path, cookie }))
      figures.push(...figuresOf(path, visits))
    }
    return figures
  } finally {
    await browser.close()
  }
}

function figuresOf(path: string, visits: readonly Vitals[]): Figure[] {
  return [
    { what: `slow phone, ${path}: largest paint`, rounds: visits.map(({ paintMs }) => paintMs), unit: 'ms', atMost: 2500 },
    { what: `slow phone, ${path}: layout shift`, rounds: visits.map(({ shift }) => shift), unit: '', atMost: 0.05 },
    { what: `slow phone, ${path}: answer to a tap`, rounds: visits.map(({ answerMs }) => answerMs), unit: 'ms', atMost: 200 },
  ]
}

async function visit(browser: Browser, { address, cookie }: { address: string; cookie: string }): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  try {
    await context.addCookies(cookie.split('; ').map((pair) => cookieOf(pair, new URL(address).origin)))
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowLine)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.addInitScript(noteVitals)
    await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 })
    return await tapped(page)
  } finally {
    await context.close()
  }
}

/** After the menu was opened: a tap that every page answers. */
async function tapped(page: Page): Promise<Vitals> {
  await page.locator('header button').first().tap()
  await page.getByRole('dialog').first().waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => globalThis.vitals)
}

function cookieOf(pair: string, url: string) {
  const cut = pair.indexOf('=')
  return { name: pair.slice(0, cut), value: pair.slice(cut + 1), url }
}

/** Runs in the page, before anything else: shifts that follow a tap within half a second are wanted, and do not count. */
function noteVitals(): void {
  globalThis.vitals = { paintMs: 0, answerMs: 0, shift: 0 }
  const watch = (type: string, note: (entry: PerformanceEntry) => void) => {
    const wanted = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe(wanted)
  }
  watch('largest-contentful-paint', ({ startTime }) => (globalThis.vitals.paintMs = startTime))
  watch('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') === false) globalThis.vitals.shift += Number(Reflect.get(entry, 'value'))
  })
  watch('event', (entry) => {
    // What the browser makes up while a page loads, such as a pointer that was there already, is no interaction.
    if (Number(Reflect.get(entry, 'interactionId')) > 0) globalThis.vitals.answerMs = Math.max(globalThis.vitals.answerMs, entry.duration)
  })
}

import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { helpOfPages } from '#texts/office/help.ts'
import { findChromium } from '../scripts/testing/find-chromium.ts'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'

const rounds = 3
const roundsOfPages = 9
/** At 1440 × 900. */
const rowsOfScreen = 16
/** At which somebody can arrive by an address of its own. */
const addresses = Object.keys(helpOfPages).filter((path) => !path.includes('$'))

/** Every page of the office as the first one that is opened, with nothing kept yet, and the pages that come after another. */
export async function measureOfficeScreens(shop: BenchShop): Promise<Figure[]> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('There is no Chromium. Set CHROMIUM to one, or: npx playwright install chromium')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const figures: Figure[] = []
    for (const path of addresses) figures.push(...(await measureFirstOpen(browser, shop, path)))
    return [...figures, ...(await measureNextPages(browser, shop))]
  } finally {
    await browser.close()
  }
}

async function measureFirstOpen(browser: Browser, shop: BenchShop, path: string): Promise<Figure[]> {
  const [times, kilobytes]: [number[], number[]] = [[], []]
  for (let round = -1; round < rounds; round += 1) {
    const { context, page } = await comeAsBoss(browser, shop)
    const weight = await weighScripts(context, page)
    const began = performance.now()
    await page.goto(shop.address + path, { waitUntil: 'commit' })
    await page.locator('main h1').waitFor()
    if (round >= 0) times.push(performance.now() - began)
    await page.waitForLoadState('networkidle')
    if (round >= 0) kilobytes.push(weight() / 1000)
    await context.close()
  }
  return [
    { what: `${path} opened first, empty cache`, rounds: times, unit: 'ms', atMost: 1000 },
    { what: `${path}: JavaScript`, rounds: kilobytes, unit: 'kB', atMost: 200 },
  ]
}

async function comeAsBoss(browser: Browser, { address }: BenchShop): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-TW' })
  const page = await context.newPage()
  await page.request.post(`${address}/office/api/v1/sign-in/cast`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { word: 'boss' },
  })
  return { context, page }
}

/** Bytes of scripts as they came over the line. */
async function weighScripts(context: BrowserContext, page: Page): Promise<() => number> {
  let bytes = 0
  const session = await context.newCDPSession(page)
  session.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') bytes += Number(response.headers['content-length'] ?? response.headers['Content-Length'] ?? 0)
  })
  await session.send('Network.enable')
  return () => bytes
}

/** From the list to an order, and back to the list, again and again: how long after the last of its data a page stands. */
async function measureNextPages(browser: Browser, shop: BenchShop): Promise<Figure[]> {
  const { context, page } = await comeAsBoss(browser, shop)
  /** Each time another one: what was opened before would be there already. */
  const order = (place: number): Press => ({ press: '.office-table .row-link', place, shown: '.office-panel h2' })
  const list: Press = { press: '.rail-link[href="/office/orders"]', place: 0, shown: '.office-table .row-link' }
  const filled: Press = { ...list, shown: `.office-table tbody:nth-of-type(${rowsOfScreen})` }
  const [orders, lists, screens]: [number[], number[], number[]] = [[], [], []]
  await page.goto(`${shop.address}/office/orders`)
  await page.locator('.row-link').first().waitFor()
  const next = async (press: Press) => {
    await page.waitForLoadState('networkidle')
    return page.evaluate(drawnAfterData, press)
  }
  for (let round = -1; round < roundsOfPages; round += 1) {
    const place = 2 * (round + 1)
    const [toOrder, toList] = [await next(order(place)), await next(list)]
    await next(order(place + 1))
    const toScreen = await next(filled)
    if (round < 0) continue
    orders.push(toOrder)
    lists.push(toList)
    screens.push(toScreen)
  }
  await context.close()
  return [
    { what: 'order page from the list, after its data', rounds: orders, unit: 'ms', atMost: 100 },
    { what: 'list from an order, after its data', rounds: lists, unit: 'ms', atMost: 100 },
    { what: 'list from an order, until its rows fill the screen', rounds: screens, unit: 'ms', atMost: 200 },
  ]
}

type Press = { press: string; place: number; shown: string }

/** In the browser: presses a link, and says how many milliseconds after the last answer from the office the page that it leads to was drawn. */
async function drawnAfterData({ press, place, shown }: Press): Promise<number> {
  const [from, pressed] = [location.pathname, performance.now()]
  document.querySelectorAll<HTMLElement>(press)[place]?.click()
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  do {
    await frame()
    if (performance.now() - pressed > 10_000) throw new Error(`${press} led to nothing that has ${shown}.`)
  } while (location.pathname === from || !document.querySelector(shown) || document.querySelector('[aria-busy=true]'))
  const drawn = performance.now()
  const answers = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.includes('/office/api/'))
    .map(({ responseEnd }) => responseEnd)
    .filter((end) => end > pressed && end < drawn)
  return drawn - Math.max(pressed, ...answers)
}

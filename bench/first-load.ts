import { chromium, type CDPSession } from '@playwright/test'
import { findChromium } from '../scripts/testing/find-chromium.ts'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { listProductPages } from './product-pages.ts'

/** `bytes` of the body as it is sent, compressed. */
type Loaded = { url: string; type: string; by: string | undefined; bytes: number }

/** The first visit of a product page in Chromium with an empty cache: what crosses the wire, and how deep it has to ask. */
export async function measureFirstLoad(shop: BenchShop): Promise<Figure[]> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('There is no Chromium. Set CHROMIUM to one, or: npx playwright install chromium')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const [product = ''] = await listProductPages(shop)
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const loaded = await watch(await page.context().newCDPSession(page))
    await page.goto(shop.address + product, { waitUntil: 'networkidle' })
    return figuresOf([...loaded.values()])
  } finally {
    await browser.close()
  }
}

async function watch(session: CDPSession): Promise<Map<string, Loaded>> {
  const loaded = new Map<string, Loaded>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator }) => {
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url
    loaded.set(requestId, { url: request.url, type, by, bytes: 0 })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const one = loaded.get(requestId)
    if (one) one.bytes = Number(response.headers['Content-Length'] ?? response.headers['content-length'] ?? 0)
  })
  await session.send('Network.enable')
  return loaded
}

function figuresOf(loaded: readonly Loaded[]): Figure[] {
  const kilobytes = (type: string) => loaded.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes / 1000, 0)
  const depths = loaded.map((one) => depthOf(one, loaded))
  return [
    { what: 'first load of a product page: JavaScript', rounds: [kilobytes('Script')], unit: 'kB', atMost: 110 },
    { what: 'first load of a product page: CSS', rounds: [kilobytes('Stylesheet')], unit: 'kB', atMost: 15 },
    { what: 'first load of a product page: fonts', rounds: [kilobytes('Font')], unit: 'kB', atMost: 160 },
    { what: 'first load of a product page: pictures', rounds: [kilobytes('Image')], unit: 'kB' },
    { what: 'first load of a product page: requests', rounds: [loaded.length], unit: '' },
    {
      what: 'first load of a product page: requests that wait for each other, after the page itself',
      rounds: [Math.max(...depths)],
      unit: '',
      atMost: 2,
    },
  ]
}

/** How many answers had to come before this could be asked; the page itself is 0. */
function depthOf({ type, by, url }: Loaded, loaded: readonly Loaded[]): number {
  if (type === 'Document' || by === undefined || by === url) return 0
  const parent = loaded.find((one) => one.url === by)
  return parent ? depthOf(parent, loaded) + 1 : 1
}

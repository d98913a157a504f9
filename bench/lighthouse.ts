import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { languages, type Language } from '#rules/locale.ts'
import { findChromium } from '../scripts/testing/find-chromium.ts'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { freePorts } from './free-ports.ts'
import { listProductPages } from './product-pages.ts'

/** What Lighthouse judges, and the points out of 100 that a page must have; for performance each page says its own. */
const judged = [
  { category: 'performance', atLeast: 95 },
  { category: 'accessibility', atLeast: 100 },
  { category: 'best-practices', atLeast: 100 },
  { category: 'seo', atLeast: 100 },
] as const

const rounds = 5

/** Lighthouse's points of a first visit by a phone: its usual throttling of network and processor, nothing in the cache. */
export async function measureLighthouse(shop: BenchShop): Promise<Figure[]> {
  const [product = '', productInEnglish = ''] = await listProductPages(shop)
  const [port = 0] = await freePorts(1)
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox', `--remote-debugging-port=${port}`] })
  try {
    // A browser that has just been started reads its own program from the disk while it shows its first page.
    await visit({ address: shop.address + product, port })
    const products = [
      { path: product, name: 'product page, zh', performance: 98 },
      { path: productInEnglish, name: 'product page, en', performance: 98 },
    ]
    const figures: Figure[] = []
    for (const { path, ...page } of [...languages.flatMap(pagesIn), ...products])
      figures.push(...(await judge({ ...page, address: shop.address + path, port })))
    return figures
  } finally {
    await browser.close()
  }
}

/** What a phone opens first, with the points for performance that it must have. */
function pagesIn(language: Language) {
  return [
    { path: `/${language}`, name: `home page, ${language}`, performance: 98 },
    { path: `/${language}/items/hot`, name: `list, ${language}`, performance: 98 },
    { path: `/${language}/health-articles/1`, name: `article, ${language}`, performance: 98 },
    { path: `/${language}/search`, name: `search, ${language}`, performance: 95 },
  ]
}

type Visit = { address: string; name: string; performance: number; port: number }

async function judge({ address, name, performance, port }: Visit): Promise<Figure[]> {
  const reports: Awaited<ReturnType<typeof visit>>[] = []
  for (let round = 0; round < rounds; round++) reports.push(await visit({ address, port }))
  return judged.map(({ category, atLeast }) => ({
    what: `Lighthouse on a phone, ${name}: ${category}`,
    rounds: reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)),
    unit: '',
    atLeast: category === 'performance' ? performance : atLeast,
  }))
}

/** One visit; what costs a point is told, so that it can be found. */
async function visit({ address, port }: Pick<Visit, 'address' | 'port'>) {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: judged.map(({ category }) => category),
  })
  if (!result) throw new Error(`Lighthouse has nothing to say about ${address}.`)
  for (const { category } of judged) {
    for (const { id, weight } of result.lhr.categories[category]?.auditRefs ?? []) {
      const { score = null, displayValue = '' } = result.lhr.audits[id] ?? {}
      if (weight > 0 && score !== null && score < 0.95) console.error(`${address} ${category} ${id} ${score} ${displayValue}`)
    }
  }
  return result.lhr
}

import { expect, test, type Browser, type Page } from '@playwright/test'
import { languages, type Language } from '#rules/locale.ts'
import { ask, atDesk, comeAsMember, open, scrollTo } from './shopper.ts'

// What fits where: windows that are narrow for their words, lines that are slow, and bars that share one edge.

const publicPages = [
  '',
  '/items/1',
  '/product/27',
  '/product/5',
  '/search',
  `/search?q=${'w'.repeat(90)}`,
  '/health-articles',
  '/health-articles/1',
  '/faqs/shopping',
  '/terms/readme',
  '/404',
]
const membersPages = ['/cart', '/user/orders', '/user/profile', '/user/point', '/user/card', '/user/wishlist', '/user/address']
/** The narrowest window, and where English, whose words are longer, has least room in the bar. */
const widths: Record<Language, readonly number[]> = { zh: [320], en: [320, 1024, 1110] }

for (const language of languages) {
  test(`SHL-19 every page fits its windows of ${widths[language].join(', ')} px (${language})`, atDesk, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of publicPages) await expectInside(page, { language, path })
    await comeAsMember(page, 'mei')
    for (const path of membersPages) await expectInside(page, { language, path })
  })
}

/** A page is opened in its narrowest window, which then becomes wider. */
async function expectInside(page: Page, { language, path }: { language: Language; path: string }): Promise<void> {
  for (const [at, width] of widths[language].entries()) {
    await page.setViewportSize({ width, height: 700 })
    if (at === 0) await open(page, `/${language}${path}`)
    await expect.poll(() => page.evaluate(whatSticksOut), { message: `${path} at ${width}` }).toEqual([])
  }
}

/** Elements that reach over the edge of the window, but for those in a row that scrolls, and parts of the bar that touch. */
function whatSticksOut(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const nameOf = (element: Element) => `${element.tagName}.${element.getAttribute('class')}`
  const isHeld = (element: Element): boolean =>
    element.parentElement !== null && (getComputedStyle(element.parentElement).overflowX !== 'visible' || isHeld(element.parentElement))
  const isSeen = ({ width, height, right, left }: DOMRect) => width > 0 && height > 0 && right > 0 && left < scrollWidth
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const box = element.getBoundingClientRect()
    return isSeen(box) && (box.right > clientWidth + 1 || box.left < -1) && !isHeld(element) && element.closest('.hidden-text') === null
  })
  const parts = [...document.querySelectorAll('.bar > .wrap > *')].filter((part) => part.getBoundingClientRect().width > 0)
  const touching = parts.filter((part, at) => part.getBoundingClientRect().left < (parts[at - 1]?.getBoundingClientRect().right ?? 0) - 0.5)
  return [...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []), ...wide.map(nameOf), ...touching.map(nameOf)]
}

test('SHL-18 what a banner says stands in the part of its picture that is kept empty', atDesk, async ({ page }) => {
  for (const language of languages)
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, `/${language}`)
      await expect.poll(() => page.evaluate(wordsBesideTheirPlace), { message: `${language} ${width}` }).toEqual([])
    }
})

/** Pictures keep their left 45 % empty, on a phone their upper 45 %. */
function wordsBesideTheirPlace(): string[] {
  const isPhone = innerWidth < 768
  return [...document.querySelectorAll('.place > .slide')].flatMap((slide) => {
    const { left, top, width, height } = slide.getBoundingClientRect()
    const room = { right: left + width * (isPhone ? 1 : 0.45), bottom: top + height * (isPhone ? 0.45 : 1) }
    return [...slide.querySelectorAll('.title, .offer, .go')]
      .map((words) => ({ words, box: words.getBoundingClientRect() }))
      .filter(({ box }) => box.left < left || box.top < top || box.right > room.right + 1 || box.bottom > room.bottom + 1)
      .map(({ words }) => words.textContent)
  })
}

const guarded = ['/cart', '/user/orders']

for (const path of [...publicPages, ...guarded])
  test(`SHL-20 nothing jumps while ${path.slice(0, 30) || 'home'} loads on a slow line`, async ({ page, browser }) => {
    expect(await shiftsOn(browser, { path, visitor: page })).toBeLessThanOrEqual(0.05)
  })

test('SHL-20 nothing jumps while the pages of a member load on a slow line', async ({ page, browser }) => {
  await comeAsMember(page, 'mei')
  const { data: orders } = await ask<{ data: { hashed_id: string }[] }>({ page, language: 'zh' }, '/api/v2/user/orders')
  for (const path of [...membersPages.slice(1), `/order/${orders[0]?.hashed_id}`])
    expect(await shiftsOn(browser, { path, visitor: page }), path).toBeLessThanOrEqual(0.05)
})

/** What the browser counts as shifts on a first visit, from the first paint until nothing is on its way any more. */
async function shiftsOn(browser: Browser, { path, visitor }: { path: string; visitor: Page }): Promise<number> {
  const { baseURL = '', viewport = null, isMobile = false } = test.info().project.use
  const device = { viewport, isMobile, hasTouch: isMobile }
  const context = await browser.newContext({ ...device, baseURL, storageState: await visitor.context().storageState() })
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  await page.addInitScript(countShifts)
  await open(page, `/zh${path}`)
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => Number(document.documentElement.dataset['shifts'] ?? 0))
  await context.close()
  return shifts
}

function countShifts(): void {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) sum += entry.value
    document.documentElement.dataset['shifts'] = String(sum)
  }).observe({ type: 'layout-shift', buffered: true })
}

test(
  'SHL-21 on a phone, what stands at the lower edge of a product page covers nothing of the rest',
  { tag: '@phone' },
  async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await open(page, '/zh/product/1')
      await scrollTo(page, 500)
      const parts = ['.floating', '.login-banner', '.buy-bar'].map((part) => page.locator(part))
      // What comes later moves what is there: nothing is measured before all have come.
      for (const part of parts) await expect(part).toBeVisible()
      await expect(async () => {
        const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
        for (const [at, box] of boxes.entries()) {
          const below = boxes[at + 1]
          if (box && below) expect(box.y + box.height, `${at} at ${width}`).toBeLessThanOrEqual(below.y + 1)
        }
      }).toPass({ timeout: 15_000 })
    }
  },
)

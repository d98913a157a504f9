import { expect, test, type Page } from '@playwright/test'
import { addressIn } from '#contract/shared/address-in.ts'
import type { Banner } from '#contract/shop/api/banners.ts'
import { languages } from '#rules/locale.ts'
import { bannerWords } from '#rules/banner-words.ts'
import { homeTexts } from '#texts/shop/home.ts'
import { problemTexts } from '#texts/shared/problems.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { ask, atDesk, expectAccessible, heading, onPhone, oneScreen, open, openAtStandstill, shopper } from './shopper.ts'

const blocks = [
  { key: 'hottest', items: 'hot' },
  { key: 'members_only', items: 'vip' },
  { key: 'shopping_point', items: 'point' },
  { key: 'presale', items: 'preorder' },
] as const

const carousel = (page: Page) => page.getByRole('region', { name: homeTexts.highlights.zh })
const dots = (page: Page) => carousel(page).locator('.dot')
const expectPlace = (page: Page, place: number) => expect(dots(page).nth(place)).toHaveAttribute('aria-current', 'true')
const bannersOf = async (page: Page) => (await ask<{ banners: Banner[] }>({ page, language: 'zh' }, '/api/v1/index_banners')).banners

/** The clock of the page stands still until it is told to go on. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-01-05T10:00:00+08:00' })
  await page.clock.pauseAt('2026-01-05T10:00:01+08:00')
}

test('HOM-01 HOM-02 HOM-04 CON-02 the carousel shows the banners, the first three fetched ahead, each leading to a new tab', async ({
  page,
}) => {
  await open(page, '/zh')
  const banners = await bannersOf(page)
  const slides = carousel(page).locator('.place > .slide')
  await expect(slides).toHaveCount(banners.length)
  for (const [place, { title, url }] of banners.entries()) {
    const { headline, offer = '', call = homeTexts.look.zh } = bannerWords(title)
    await expect(slides.nth(place)).toHaveText(`${headline}${offer}${call}(${shellTexts.newTab.zh})`)
    await expect(slides.nth(place)).not.toHaveAttribute('aria-label')
    await expect(slides.nth(place)).toHaveAttribute('href', addressIn(url, 'zh'))
    await expect(slides.nth(place)).toHaveAttribute('target', '_blank')
    await expect(slides.nth(place).locator('img')).toHaveAttribute('loading', place < 3 ? 'eager' : 'lazy')
  }
  for (const place of [0, 1, 2]) {
    await expect
      .poll(() =>
        slides
          .nth(place)
          .locator('img')
          .evaluate((picture) => picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0),
      )
      .toBe(true)
  }
  const opened = page.waitForEvent('popup')
  await slides.first().click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/zh\/product\/27-gel-starter-set-6$/)
  await expect(page).toHaveURL('/zh')
})

test('HOM-03 CON-01 every five seconds the next banner comes, unless somebody points at it or has paused it', atDesk, async ({ page }) => {
  await stopClock(page)
  await openAtStandstill(page, '/zh')
  await expectPlace(page, 0)
  await page.clock.runFor(4999)
  await expectPlace(page, 0)
  await page.clock.runFor(1)
  await expectPlace(page, 1)
  await carousel(page).getByRole('button', { name: '暫停輪播' }).click()
  await page.mouse.move(5, 800)
  await page.clock.runFor(60_000)
  await expectPlace(page, 1)
  await carousel(page).getByRole('button', { name: '繼續輪播' }).click()
  await page.clock.runFor(60_000)
  await expectPlace(page, 1)
  await page.getByRole('heading', { level: 2 }).first().hover()
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.clock.runFor(5000)
  await expectPlace(page, 2)
})

test('HOM-01 who wants less motion is not moved on, and can turn the banners by hand', onPhone, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stopClock(page)
  await openAtStandstill(page, '/zh')
  await page.clock.runFor(60_000)
  await expectPlace(page, 0)
  await carousel(page).getByRole('button', { name: '下一張' }).click()
  await expectPlace(page, 1)
  await dots(page).nth(4).click()
  await expectPlace(page, 4)
  await carousel(page).getByRole('button', { name: '下一張' }).click()
  await expectPlace(page, 0)
  await carousel(page).getByRole('button', { name: '上一張' }).click()
  await expectPlace(page, 4)
})

for (const language of languages) {
  test(
    `HOM-05 HOM-06 HOM-07 four blocks stand in order, at most eight products each, with the way to all of them (${language})`,
    oneScreen(language),
    async ({ page }) => {
      const { say } = shopper(page, language)
      await open(page, `/${language}`)
      const titles = blocks.map(({ key }) => say(homeTexts[key].title))
      expect((await page.getByRole('heading', { level: 2 }).allInnerTexts()).filter((title) => titles.includes(title))).toEqual(titles)
      for (const { key, items } of blocks) {
        const block = page
          .locator('.home-block')
          .filter({ has: page.getByRole('heading', { name: say(homeTexts[key].title), exact: true }) })
        const { products } = await ask<{ products: { name: string }[] }>({ page, language }, `/api/v1/product/${key}?rows=8`)
        expect(products.length).toBeGreaterThan(0)
        expect(products.length).toBeLessThanOrEqual(8)
        await expect(block.locator('article .name')).toHaveText(products.map(({ name }) => name))
        await expect(block.locator('.more')).toHaveAttribute('href', `/${language}/items/${items}`)
      }
    },
  )
}

test(
  'HOM-06 HOM-11 CON-02 coming home asks for eight of each block; one that fails is told and leaves the others alone',
  atDesk,
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (/\/api\/v1\/(product\/|index_banners)/.test(pathname)) asked.push(pathname.replace('/api/v1/', '') + search)
    })
    await page.route('**/api/v1/product/presale*', (route) =>
      route.fulfill({ status: 500, json: { status: 'internal_error', message: problemTexts.internal_error.zh } }),
    )
    await open(page, '/zh/search')
    await page.getByRole('banner').getByRole('link', { name: '梅好 首頁' }).click()
    await expect(page.getByRole('alert').filter({ hasText: problemTexts.internal_error.zh })).toBeVisible()
    await expect(page).toHaveURL('/zh')
    for (const { key } of blocks.slice(0, 3)) await expect(heading(shopper(page, 'zh'), homeTexts[key].title.zh)).toBeVisible()
    await expect(heading(shopper(page, 'zh'), homeTexts.presale.title.zh)).toHaveCount(0)
    await expect(carousel(page)).toBeVisible()
    expect([...new Set(asked)].sort()).toEqual(['index_banners', ...blocks.map(({ key }) => `product/${key}?rows=8`)].sort())
    await expectAccessible(shopper(page, 'zh'))
  },
)

test('HOM-12 home comes without its banners when they fail, and with all the rest', atDesk, async ({ page }) => {
  for (const path of ['index_banners', 'category_pictures'])
    await page.route(`**/api/v1/${path}*`, (route) =>
      route.fulfill({ status: 500, json: { status: 'internal_error', message: problemTexts.internal_error.en } }),
    )
  await open(page, '/en/search')
  await page.getByRole('banner').getByRole('link', { name: shellTexts.homeLink.en }).click()
  for (const { key } of blocks) await expect(heading(shopper(page, 'en'), homeTexts[key].title.en)).toBeVisible()
  await expect(page.getByRole('navigation', { name: homeTexts.categories.en }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('region', { name: homeTexts.highlights.en })).toHaveCount(0)
})

for (const language of languages) {
  test(
    `HOM-08 HOM-09 HOM-10 whether an address could be verified is told and leaves the page's address, not the history (${language})`,
    oneScreen(language),
    async ({ page }) => {
      const { say } = shopper(page, language)
      for (const [verified, text, kind] of [
        ['true', homeTexts.emailVerified, 'status'],
        ['false', homeTexts.emailNotVerified, 'alert'],
        ['', homeTexts.emailNotVerified, 'alert'],
      ] as const) {
        await page.goto(`/${language}/404`)
        await page.goto(`/${language}?from=letter&email_verified=${verified}&page=2`)
        await expect(page.getByRole(kind).filter({ hasText: say(text) })).toBeVisible()
        await expect(page).toHaveURL(`/${language}?from=letter&page=2`)
        await page.goBack()
        await expect(page).toHaveURL(`/${language}/404`)
      }
    },
  )
}

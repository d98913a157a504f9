import { expect, test, type Page } from '@playwright/test'
import type { CategoryPage } from '#contract/shop/api/categories.ts'
import { specialItems } from '#contract/shop/paths.ts'
import { languages } from '#rules/locale.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import { productCount, specialItemsTexts } from '#texts/shop/items.ts'
import { problemTexts } from '#texts/shared/problems.ts'
import { ask, atDesk, expectFits, heading, oneScreen, open, shopper } from './shopper.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const names = (page: Page) => cards(page).locator('.name')

for (const language of languages) {
  test(
    `LST-01 LST-02 LST-08 D-09 a category shows its name, its cover for this screen and all its products (${language})`,
    oneScreen(language),
    async ({ page, isMobile }) => {
      const visitor = shopper(page, language)
      await open(page, `/${language}/items/1`)
      const { name, cover_url, mobile_cover_url, products } = await ask<CategoryPage>(visitor, '/api/v1/categories/1')
      await expect(heading(visitor, name)).toBeVisible()
      const cover = (isMobile ? mobile_cover_url : cover_url)?.replace(/\.webp$/, '')
      await expect
        .poll(() => page.locator('.cover img').evaluate((picture) => (picture instanceof HTMLImageElement ? picture.currentSrc : '')))
        .toContain(String(cover))
      expect(cover_url).not.toBe(mobile_cover_url)
      await expect(page.getByText(visitor.say(productCount(products.length)))).toBeVisible()
      await expect(names(page)).toHaveText(products.map((product) => product.name))
      await expectFits(visitor)
    },
  )
}

test('LST-08 a card shows picture, name, prices and tags, and leads to the product', atDesk, async ({ page }) => {
  await open(page, '/zh/items/15')
  const card = cards(page).filter({ has: page.locator('a[href="/zh/product/27-gel-starter-set-6"]') })
  await expect(card.locator('img')).toHaveAttribute('src', /\/media\//)
  await expect(card.locator('.tags')).toContainText('首購價')
  await expect(card.locator('.tags')).toContainText('VIP')
  await expect(card.getByText('NT$1,980')).toBeVisible()
  await card.getByRole('link', { name: '光療入門禮盒・六件組', exact: true }).click()
  await expect(page).toHaveURL('/zh/product/27-gel-starter-set-6')
})

test('LST-06 LST-07 D-09 sub-categories are lists of their own at the same kind of address', atDesk, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await open(page, '/zh/items/8')
  const all = await names(page).allTextContents()
  const chips = page.getByRole('navigation', { name: '子分類' })
  await expect(chips.getByRole('link', { name: '全部', exact: true })).toHaveAttribute('aria-current', 'page')
  await chips.getByRole('link', { name: '蛋糕甜點', exact: true }).click()
  await expect(heading(shopper(page, 'zh'), '蛋糕甜點')).toBeVisible()
  const { id, products } = await ask<CategoryPage>({ page, language: 'zh' }, `/api/v1/categories/${page.url().split('/').at(-1)}`)
  expect(asked).toContain(`/api/v1/categories/${id}`)
  await expect(names(page)).toHaveText(products.map(({ name }) => name))
  expect(all).toEqual(expect.arrayContaining(await names(page).allTextContents()))
  expect(products.length).toBeLessThan(all.length)
})

test('LST-09 LST-10 every shelf has goods, and cold ones are marked', atDesk, async ({ page }) => {
  await open(page, '/zh/items/8')
  await expect(cards(page).first()).toBeVisible()
  const cold = new RegExp(`${controlTexts.temperatures.refrigeration.zh}|${controlTexts.temperatures.freezing.zh}`)
  await expect(cards(page).filter({ has: page.locator('.tags').filter({ hasText: cold }) })).toHaveCount(await cards(page).count())
  for (const shelf of [2, 3, 4, 5, 6, 7]) {
    const { products } = await ask<CategoryPage>({ page, language: 'zh' }, `/api/v1/categories/${shelf}`)
    expect(products.length, `shelf ${shelf}`).toBeGreaterThan(0)
  }
})

for (const language of languages) {
  test(`LST-03 LST-04 D-07 D-08 the special lists show what the shop calls so (${language})`, oneScreen(language), async ({ page }) => {
    const visitor = shopper(page, language)
    for (const items of ['hot', 'vip', 'point', 'new', 'preorder'] as const) {
      await open(page, `/${language}/items/${items}`)
      await expect(heading(visitor, visitor.say(specialItemsTexts[items].title))).toBeVisible()
      const { products } = await ask<{ products: { name: string }[] }>(visitor, `/api/v1/product/${specialItems[items]}?rows=200`)
      await expect(names(page)).toHaveText(products.map(({ name }) => name))
    }
    await expectFits(visitor)
  })

  test(
    `LST-05 ERR-02 a category that does not exist is told in the shop's words, then the address says 404 (${language})`,
    atDesk,
    async ({ page }) => {
      const answer = await page.goto(`/${language}/items/999999`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('alert').filter({ hasText: shopper(page, language).say(problemTexts.category_not_found) })).toBeVisible()
      await expect(page).toHaveURL(`/${language}/404`)
    },
  )
}

import { expect, test, type Page } from '@playwright/test'
import type { Category } from '#contract/shop/api/categories.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import { scriptsOf } from './built-scripts.ts'
import { ask, comeAsMember, expectAccessible, onPhone, open, scrollTo, shopper, whenKnown } from './shopper.ts'

// What a small screen has instead of the bar's menus.

const categoriesOf = async (page: Page) =>
  (await ask<{ categories: Category[] }>({ page, language: 'zh' }, '/api/v1/categories')).categories
const bar = (page: Page) => page.getByRole('banner')

test(
  'SHL-01 SHL-04 SHL-08 SHL-23 the drawer has the entries of the menu, holds the focus and closes by Escape',
  onPhone,
  async ({ page }) => {
    await open(page, '/zh')
    const opener = bar(page).getByRole('button', { name: '開啟選單' })
    await expect(bar(page).getByRole('navigation')).toBeHidden()
    await opener.click()
    const drawer = page.getByRole('dialog', { name: '選單' })
    const categories = await categoriesOf(page)
    await expect(drawer.locator('summary')).toHaveText(categories.map(({ name }) => name))
    await drawer.locator('summary', { hasText: '冷藏冷凍' }).click()
    await expect(drawer.locator('details[open] a')).toHaveText([
      '全部冷藏冷凍',
      ...(categories.at(-1)?.sub_categories.map(({ name }) => name) ?? []),
    ])
    for (const [name, items] of [
      ['新品', 'new'],
      ['用點數換', 'point'],
    ] as const)
      await expect(drawer.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/zh/items/${items}`)
    await expect(drawer.getByRole('link', { name: '常見問題' })).toHaveAttribute('href', '/zh/faqs')
    await expect(drawer.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en')
    await expect(drawer.getByRole('button', { name: '登入' })).toBeVisible()
    await expectAccessible(shopper(page, 'zh'))
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.click()
    await drawer.locator('summary', { hasText: '光療' }).click()
    await drawer.getByRole('link', { name: '甲油膠', exact: true }).click()
    await expect(page).toHaveURL('/zh/items/9')
    await expect(drawer).toHaveCount(0)
  },
)

test(
  'what a press opens and cannot be fetched is told, leaves the page as it is, and is fetched by the next press',
  onPhone,
  async ({ page }) => {
    await open(page, '/en/product/1')
    const parts = scriptsOf('menu-drawer', 'picture-zoom')
    await page.route(parts, (route) => route.abort())
    const openers = [
      { press: bar(page).getByRole('button', { name: 'Open menu' }), opened: page.getByRole('dialog', { name: 'Menu' }) },
      { press: page.locator('.gallery button').first(), opened: page.locator('[role=dialog]') },
    ]
    for (const { press, opened } of openers) {
      // What was told of the press before may still stand there.
      const failed = page.waitForEvent('requestfailed', (request) => parts.test(request.url()))
      await press.click()
      await failed
      await expect(page.getByText(controlTexts.notOpened.en).first()).toBeVisible()
      await expect(opened).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.unroute(parts)
    for (const { press, opened } of openers) {
      await press.click()
      await expect(opened).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(opened).toHaveCount(0)
    }
  },
)

test('SHL-06 SHL-07 SHL-17 the drawer of a member has the own pages', onPhone, async ({ page }) => {
  await comeAsMember(page, 'mei')
  await whenKnown(shopper(page, 'en'), () => page.goto('/en'))
  await bar(page).getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.locator('.vip-badge')).toHaveText('VVIP')
  for (const [name, address] of [
    ['My orders', '/en/user/orders'],
    ['My details', '/en/user/profile'],
    ['Saved cards', '/en/user/card'],
    ['Points', '/en/user/point'],
    ['Log out', '/api/users/sign_out'],
  ] as const) {
    await expect(drawer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  }
})

test('SHL-10 CON-03 visitors are reminded of logging in after 70 px, members are not', onPhone, async ({ page }) => {
  await open(page, '/zh')
  const banner = page.getByRole('complementary', { name: '登入' })
  await scrollTo(page, 71)
  await expect(banner).toBeVisible()
  await scrollTo(page, 70)
  await expect(banner).toHaveCount(0)
  await scrollTo(page, 400)
  await banner.getByRole('button', { name: '登入' }).click()
  await expect(page.getByRole('dialog', { name: '歡迎來到梅好' })).toBeVisible()
  await comeAsMember(page, 'hao')
  await whenKnown(shopper(page, 'zh'), () => page.reload())
  await scrollTo(page, 400)
  await expect(bar(page)).toHaveAttribute('data-scrolled')
  await expect(banner).toHaveCount(0)
})

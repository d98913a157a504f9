import { expect, test, type Page } from '@playwright/test'
import type { Category } from '#contract/shop/api/categories.ts'
import { cartWithItems, shellTexts } from '#texts/shop/shell.ts'
import { scriptsOf } from './built-scripts.ts'
import { ask, atDesk, comeAsMember, expectAccessible, open, scrollTo, shopper, signInWithLine, whenKnown } from './shopper.ts'

// The bar of a large screen, with its menus. Small screens have a drawer.

const categoriesOf = async (page: Page) =>
  (await ask<{ categories: Category[] }>({ page, language: 'zh' }, '/api/v1/categories')).categories
const bar = (page: Page) => page.getByRole('banner')

test(
  'SHL-01 SHL-02 SHL-04 SHL-05 the bar shows the categories and the way to search, questions, language and cart',
  atDesk,
  async ({ page }) => {
    await open(page, '/zh')
    const menu = bar(page).getByRole('navigation', { name: '商品分類' })
    await expect(menu.getByRole('link')).toHaveText((await categoriesOf(page)).map(({ name }) => name))
    await expect(bar(page).getByRole('button', { name: '開啟選單' })).toBeHidden()
    for (const [name, path] of [
      ['搜尋', 'search'],
      ['常見問題', 'faqs'],
      [cartWithItems(0).zh, 'cart'],
    ] as const) {
      await expect(bar(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', `/zh/${path}`)
    }
    await expect(bar(page).getByRole('link', { name: 'EN', exact: true })).toHaveAttribute('href', '/en')
    await bar(page).getByRole('link', { name: '搜尋' }).click()
    await expect(page).toHaveURL('/zh/search')
  },
)

test('SHL-03 SHL-23 CON-02 the menu opens by keyboard, in columns of five, and Escape gives the focus back', atDesk, async ({ page }) => {
  await open(page, '/zh')
  const [category] = await categoriesOf(page)
  const trigger = bar(page).getByRole('link', { name: category?.name ?? '', exact: true })
  for (const key of ['Enter', 'Space']) {
    await trigger.focus()
    await page.keyboard.press(key)
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(page.locator('.mega')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(trigger).toBeFocused()
    await expect(page.locator('.mega')).toHaveCount(0)
  }
  await page.keyboard.press('Enter')
  const columns = page.locator('.mega .column')
  await expect.poll(() => columns.evaluateAll((lists) => lists.map((list) => list.children.length))).toEqual([5, 2])
  await expect(columns.getByRole('link')).toHaveText(category?.sub_categories.map(({ name }) => name) ?? [])
  await expect(page.locator('.mega .lists').getByRole('link')).toHaveText(['新品', '大家都在買', '預購', 'VIP 專屬', '用點數換'])
  await expectAccessible(shopper(page, 'zh'))
  await columns.getByRole('link', { name: '底膠與封層' }).press('Enter')
  await expect(page).toHaveURL('/zh/items/11')
  await expect(page.locator('.mega')).toHaveCount(0)
})

test('SHL-03 pointing at a category opens its sub-categories, and a click goes to the category', atDesk, async ({ page }) => {
  await open(page, '/zh')
  const trigger = bar(page).getByRole('link', { name: '寵物', exact: true })
  await trigger.hover()
  await expect(page.locator('.mega').getByRole('link', { name: '貓主食' })).toBeVisible()
  await trigger.click()
  await expect(page).toHaveURL('/zh/items/5')
})

test(
  'SHL-06 SHL-07 SHL-08 SHL-17 a visitor finds the login, a member the own pages, the VIP level and the way out',
  atDesk,
  async ({ page }) => {
    const mei = shopper(page, 'zh')
    await open(page, '/zh/items/preorder')
    await bar(page).getByRole('button', { name: '登入' }).click()
    await expect(page.getByRole('dialog', { name: '歡迎來到梅好' })).toBeVisible()
    await expect.poll(() => isInTheMiddle(page)).toBe(true)
    await expectAccessible(mei)
    await whenKnown(mei, () => signInWithLine(mei, 'mei'))
    await expect(page).toHaveURL('/zh/items/preorder')
    await expect(bar(page).locator('.vip-badge')).toHaveText('VVIP')
    await expect(bar(page).getByRole('button', { name: '登入' })).toHaveCount(0)
    const opener = bar(page).getByRole('button', { name: '會員中心' })
    await opener.click()
    const menu = bar(page).locator('.member-menu .menu')
    for (const [name, path] of [
      ['我的訂單', 'orders'],
      ['會員資料', 'profile'],
      ['信用卡', 'card'],
      ['點數', 'point'],
    ] as const) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/zh/user/${path}`)
    }
    await expectAccessible(mei)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await expect(menu).toHaveCount(0)
    await opener.click()
    await expect(menu.getByRole('link', { name: '登出' })).toHaveAttribute('href', '/api/users/sign_out')
    await menu.getByRole('link', { name: '登出' }).click()
    await expect(page).toHaveURL('/zh')
    await expect(bar(page).getByRole('button', { name: '登入' })).toBeVisible()
  },
)

async function isInTheMiddle(page: Page): Promise<boolean> {
  const box = await page.getByRole('dialog').boundingBox()
  return box !== null && Math.abs(box.y + box.height / 2 - (page.viewportSize()?.height ?? 0) / 2) < 2
}

test(
  'SHL-06 SHL-08 the buttons of a member are there before what belongs to them, and lead to profile and cart where it cannot come',
  atDesk,
  async ({ page }) => {
    const hao = shopper(page, 'zh')
    const link = bar(page).getByRole('link', { name: shellTexts.memberMenu.zh })
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
    await page.route(scriptsOf('openable-menu', 'live-cart-link'), async (route) => {
      await released
      await route.abort()
    })
    await comeAsMember(page, 'hao')
    const asked = page.waitForRequest(scriptsOf('openable-menu'))
    await whenKnown(hao, () => open(page, '/zh/faqs'))
    await asked
    await expect(link).toBeVisible()
    await expect(bar(page).getByRole('button', { name: shellTexts.logIn.zh })).toHaveCount(0)
    const failed = ['openable-menu', 'live-cart-link'].map((part) =>
      page.waitForEvent('requestfailed', (request) => scriptsOf(part).test(request.url())),
    )
    release(undefined)
    await Promise.all(failed)
    await expect(bar(page).getByRole('link', { name: cartWithItems(0).zh })).toHaveAttribute('href', '/zh/cart')
    await link.click()
    await expect(page).toHaveURL('/zh/user/profile')
    await expect(page.getByRole('heading', { level: 1, name: shellTexts.profile.zh })).toBeVisible()
  },
)

test('SHL-10 the login banner is for small screens', atDesk, async ({ page }) => {
  await open(page, '/zh')
  await scrollTo(page, 400)
  await expect(bar(page)).toHaveAttribute('data-scrolled')
  await expect(page.getByText(shellTexts.loginBanner.zh)).toBeHidden()
})

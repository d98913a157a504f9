import { expect, test, type Page } from '@playwright/test'
import { chooseOf, obstacleButton, obstacleInFull, obstacleInShort } from '#texts/shop/product.ts'
import { buyButton, countAdding, productOf } from './product-page.ts'
import { ask, atDesk, comeAsMember, open, shopper, whenKnown } from './shopper.ts'

// What a product costs, and whether it can be bought, depends on who looks at it.

const redPlum = 1
const vipSet = 27
const forPoints = 32
const soapBox = 89

const cardOf = (page: Page, id: number) => page.getByRole('article').filter({ has: page.locator(`a[href*="/product/${id}-"]`) })

test('PRD-35 D-14 a member who has ordered never sees the first-order price, and nothing moves when it is known', async ({ page }) => {
  await comeAsMember(page, 'mei')
  const known = Promise.withResolvers<void>()
  await page.route('**/api/v1/user?*', async (route) => {
    await known.promise
    await route.continue()
  })
  await open(page, `/zh/product/${redPlum}`)
  const block = page.locator('.price-block')
  await expect(page.getByText('NT$299').first()).toBeHidden()
  await page.evaluate(() => document.fonts.ready)
  const drawn = await block.boundingBox()
  known.resolve()
  await expect(block.getByText('NT$380').filter({ visible: true })).toBeVisible()
  await expect(page.getByText('NT$299').filter({ visible: true })).toHaveCount(0)
  await expect.poll(() => block.boundingBox()).toEqual(drawn)
})

test('PRD-35 PRD-07 a guest sees the first-order price at once', atDesk, async ({ page }) => {
  await page.goto(`/zh/product/${redPlum}`)
  await expect(page.locator('.price-block')).toContainText('NT$299')
  await expect(page.locator('.price-block').getByText('NT$299')).toBeVisible()
})

test('PRD-31 PRD-14 PRD-36 who cannot buy is told why, with the numbers; what needs choosing leads to its page', async ({ page }) => {
  await comeAsMember(page, 'hao')
  const { say } = shopper(page, 'zh')
  const { shopping_point_price: needed } = await productOf(page, { id: forPoints })
  const { shopping_point: balance } = await ask<{ shopping_point: number }>(shopper(page, 'zh'), '/api/v1/user')
  const short = { code: 'points_short', needed: needed ?? 0, balance, missing: (needed ?? 0) - balance } as const
  const { vip_spending: spent } = await ask<{ vip_spending: number }>(shopper(page, 'zh'), '/api/v1/user')
  const noVip = { code: 'vip_only', spent, missing: 10_000 - spent } as const
  const asked = countAdding(page)
  await test.step('on cards', async () => {
    await whenKnown(shopper(page, 'zh'), () => open(page, '/zh/items/vip'))
    await expect(cardOf(page, vipSet)).toContainText(say(obstacleInShort(noVip)))
    await expect(cardOf(page, vipSet).getByRole('button', { name: '加入購物車' })).toHaveCount(0)
    await open(page, '/zh/items/point')
    await expect(cardOf(page, forPoints)).toContainText(say(obstacleInShort(short)))
  })
  await test.step('on pages', async () => {
    for (const [id, obstacle] of [
      [vipSet, noVip],
      [forPoints, short],
    ] as const) {
      await open(page, `/zh/product/${id}`)
      await expect(page.locator('.who-may-buy')).toContainText(say(obstacleInFull(obstacle)))
      await expect(buyButton(page)).toHaveText(say(obstacleButton[obstacle.code]))
      // It is marked as one that does nothing, and tells why when it is pressed.
      await buyButton(page).press('Enter')
      await expect(page.locator('.toast.warning')).toBeVisible()
    }
    expect(asked()).toBe(0)
  })
  await test.step('a bundle is chosen on its page', async () => {
    const { name } = await productOf(page, { id: soapBox })
    await open(page, `/zh/search?q=${encodeURIComponent(name)}`)
    await cardOf(page, soapBox)
      .getByRole('link', { name: say(chooseOf(name)) })
      .click()
    await expect(page.locator('.bundle')).toBeVisible()
  })
})

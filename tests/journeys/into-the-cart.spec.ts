import { expect, test } from '@playwright/test'
import { pick } from '#texts/shop/cart.ts'
import { fewer, more } from '#texts/shared/controls.ts'
import { addedToCart, addToCartOf, picked, productTexts } from '#texts/shop/product.ts'
import { buyButton, candle, countAdding, productOf } from './product-page.ts'
import { atDesk, comeAsMember, open, shopper, takeOutOfCart, toast, whenKnown } from './shopper.ts'

// What a member puts into the cart.

const soapBox = 89

test.beforeEach(({ page }) => comeAsMember(page, 'hao'))
// Other journeys find the cart as it was.
test.afterEach(async ({ page }) => {
  for (const id of [candle, soapBox]) await takeOutOfCart(page, id)
})

test('PRD-26 PRD-27 what is bought is named with its quantity, and the button is locked until the shop has answered', async ({ page }) => {
  const asked = countAdding(page)
  await whenKnown(shopper(page, 'zh'), () => open(page, `/zh/product/${candle}`))
  const { name } = await productOf(page, { id: candle })
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/v2/user/cart_items', async (route) => {
    if (route.request().method() === 'POST') await answer.promise
    await route.continue()
  })
  await page
    .locator('.quantity')
    .getByRole('button', { name: more('數量').zh })
    .click()
  await buyButton(page).click()
  await expect(buyButton(page)).toHaveAttribute('aria-busy', 'true')
  await buyButton(page).press('Enter')
  await expect(page.locator('.toast')).toHaveCount(0)
  answer.resolve()
  const told = toast(page, addedToCart(name, 2).zh)
  await expect(told).toHaveClass('toast success')
  await expect(told.getByRole('link', { name: productTexts.viewCart.zh })).toHaveAttribute('href', '/zh/cart')
  await expect(buyButton(page)).not.toHaveAttribute('aria-busy')
  expect(asked()).toBe(1)
})

test('PRD-26 PRD-27 a card puts its product into the cart too', atDesk, async ({ page }) => {
  await whenKnown(shopper(page, 'en'), () => open(page, '/en/items/36'))
  const card = page.getByRole('article').filter({ has: page.locator(`a[href*="/product/${candle}-"]`) })
  const { name } = await productOf(page, { id: candle, language: 'en' })
  await card.getByRole('button', { name: addToCartOf(name).en }).click()
  await expect(toast(page, addedToCart(name, 1).en)).toBeVisible()
  await expect(card.getByRole('button', { name: addToCartOf(name).en })).toBeEnabled()
})

test('picks are remembered for each quantity, sent, and listed in the cart', atDesk, async ({ page }) => {
  await whenKnown(shopper(page, 'zh'), () => open(page, `/zh/product/${soapBox}`))
  const { optional_bundles: entries } = await productOf(page, { id: soapBox })
  const [ash, camphor, juniper] = entries.map(({ name }) => name)
  if (!ash || !camphor || !juniper) throw new Error('The soap box has three entries')
  const picker = page.locator('.bundle')
  const counts = picker.locator('output')
  const press = (name: string) => picker.getByRole('button', { name: more(name).zh, exact: true }).click()
  await test.step('BND-07 D-76 a lower quantity sets every pick to one', async () => {
    await page
      .locator('.quantity')
      .getByRole('button', { name: more('數量').zh })
      .click()
    await expect(picker.getByText(picked(3, 6).zh)).toBeVisible()
    for (const name of [ash, ash, camphor]) await press(name)
    await expect(counts).toHaveText(['3', '2', '1'])
    await page
      .locator('.quantity')
      .getByRole('button', { name: fewer('數量').zh })
      .click()
    await expect(counts).toHaveText(['1', '1', '1'])
  })
  await test.step('BND-06 D-76 a higher one that was there before brings its picks back', async () => {
    await page
      .locator('.quantity')
      .getByRole('button', { name: more('數量').zh })
      .click()
    await expect(counts).toHaveText(['3', '2', '1'])
  })
  await test.step('BND-10 the picks are sent with the product', async () => {
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/cart_items'))
    await buyButton(page).click()
    expect((await sent).postDataJSON()).toEqual({
      product_id: soapBox,
      quantity: 2,
      optional_items: entries.map(({ product_id }, at) => ({ product_id, quantity: [3, 2, 1][at] })),
    })
    await expect(toast(page, '已加入購物車')).toBeVisible()
  })
  await test.step('BND-11 the line in the cart lists them', async () => {
    await page.goto('/zh/cart')
    const line = page.getByRole('listitem').filter({ has: page.locator(`a[href*="/product/${soapBox}-"]`) })
    await expect(line.locator('.picks li')).toHaveCount(3)
    for (const [at, { product_name }] of entries.entries())
      await expect(line.locator('.picks')).toContainText(pick(product_name, [3, 2, 1][at] ?? 0).zh)
  })
})

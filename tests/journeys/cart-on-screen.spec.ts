import { expect, test, type Page } from '@playwright/test'
import { countGifts, countPieces } from '#storefront/features/cart/count-pieces.ts'
import { cartTexts, deleteLine, editPicksOf, giftCount, itemCount, otherTemperature, pick, selectedCount } from '#texts/shop/cart.ts'
import { controlTexts, fewer, more } from '#texts/shared/controls.ts'
import { cartWithItems } from '#texts/shop/shell.ts'
import { emptyCart, goods, lineOf, linesInCart, openCartWith, putIntoCart } from './cart-page.ts'
import { productOf } from './product-page.ts'
import { atDesk, comeAsMember, expectAccessible, expectFits, onPhone, open, oneScreen, shopper, whenKnown } from './shopper.ts'

// What the cart says of itself: how much is in it, why something waits, and that nothing jumps.

test.afterEach(({ page }) => emptyCart(page))

for (const language of ['zh', 'en'] as const) {
  test(`CRT-47 choosing another temperature changes over to it, in ${language}`, oneScreen(language), async ({ page }) => {
    const hao = await openCartWith(page, { language, candle: 1, dumplings: 2 })
    const [candle, dumplings] = [await lineOf(hao, 'candle'), await lineOf(hao, 'dumplings')]
    const frozen = page.getByRole('checkbox', { name: hao.say(cartTexts.selectAll.freezing) })
    const waits = page.getByText(hao.say(otherTemperature('freezing')))
    await expect(waits).toHaveCount(0)
    await candle.box.check()
    await expect(waits).toHaveCount(1)
    await expect(dumplings.box).toBeDisabled()
    await expectAccessible(hao)
    await expectFits(hao)
    await frozen.click()
    await expect(dumplings.box).toBeChecked()
    await expect(candle.box).not.toBeChecked()
    await expect(candle.box).toHaveAccessibleDescription(hao.say(otherTemperature('normal')))
    await expect(waits).toHaveCount(0)
  })

  test(`CRT-48 the bar, the groups and the settlement count the same, in ${language}`, oneScreen(language), async ({ page }) => {
    const hao = await openCartWith(page, { language, candle: 2, serum: 1, dumplings: 3 })
    const lines = await linesInCart(page)
    const normal = lines.filter(({ product }) => product.temperature === 'normal')
    expect(countGifts(normal)).toBeGreaterThan(0)
    await expect(page.getByRole('link', { name: hao.say(cartWithItems(6)), exact: true })).toBeVisible()
    const head = page.locator('.temperature-group > header').first()
    await expect(head).toContainText(hao.say(itemCount(3)))
    await expect(head).toContainText(hao.say(giftCount(countGifts(normal))))
    await page.getByRole('checkbox', { name: hao.say(cartTexts.selectAll.normal) }).click()
    await expect(head).toContainText(hao.say(selectedCount(3)))
    await expect(page.locator('.settlement dt').first()).toContainText('3')
    await expect(page.locator('.settlement')).toContainText(hao.say(itemCount(countGifts(normal))))
  })
}

test('CRT-49 gifts alone do not hide that the cart is empty, and count for nothing', atDesk, async ({ page }) => {
  await comeAsMember(page, 'hao')
  await emptyCart(page)
  const gifts = await linesInCart(page)
  expect(countGifts(gifts)).toBeGreaterThan(0)
  expect(countPieces(gifts)).toBe(0)
  const hao = shopper(page, 'zh')
  await whenKnown(hao, () => open(page, '/zh/cart'))
  await expect(page.getByRole('link', { name: cartTexts.goShopping.zh })).toBeVisible()
  await expect(page.locator('.waiting-gifts li')).toHaveCount(gifts.length)
  await expect(page.getByRole('link', { name: cartWithItems(0).zh, exact: true })).toBeVisible()
  await expectAccessible(hao)
})

test('CRT-50 what was deleted stays deleted though the page is opened anew at once', atDesk, async ({ page }) => {
  await page.clock.install()
  const hao = await openCartWith(page, { language: 'zh', candle: 1, serum: 1 })
  const candle = await lineOf(hao, 'candle')
  // The time for recovering never ends by itself.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: deleteLine(candle.name).zh }).click()
  await expect(candle.row).toHaveCount(0)
  await page.goto('/zh/faqs/product')
  await expect.poll(async () => (await linesInCart(page)).some(({ product_id: id }) => id === goods.candle)).toBe(false)
})

test('CRT-51 fewer boxes ask anew for what goes in, and nothing is changed before', onPhone, async ({ page }) => {
  await comeAsMember(page, 'hao')
  const { optional_bundles: entries, optional_bundles_max_quantity: each, name } = await productOf(page, { id: goods.soapBox })
  const [ash, camphor] = entries
  if (!ash || !camphor) throw new Error('The soap box has entries')
  await emptyCart(page)
  const picks = [
    { product_id: ash.product_id, quantity: each },
    { product_id: camphor.product_id, quantity: each },
  ]
  await putIntoCart(page, { product_id: goods.soapBox, quantity: 2, optional_items: picks })
  const hao = shopper(page, 'zh')
  await whenKnown(hao, () => open(page, '/zh/cart'))
  const row = page.locator('.cart-line').filter({ hasText: name })
  await row.getByRole('button', { name: fewer(name).zh }).click()
  const dialog = page.getByRole('dialog', { name: editPicksOf(name).zh })
  const save = dialog.getByRole('button', { name: cartTexts.save.zh })
  await expect(dialog.locator('output')).toHaveText([
    '1',
    ...entries.map(({ product_id: id }) => (id === ash.product_id || id === camphor.product_id ? '1' : '0')),
  ])
  await expect(save).toBeDisabled()
  await expect(row.locator('output')).toHaveText('2')
  await dialog.getByRole('button', { name: more(ash.name).zh, exact: true }).click()
  await save.click()
  await expect(dialog).toHaveCount(0)
  await expect(row.locator('output')).toHaveText('1')
  await expect(row.locator('.picks li')).toHaveText([pick(ash.product_name, each - 1).zh, pick(camphor.product_name, 1).zh])
})

test('CRT-52 add-ons that cannot be read are told, and asked for again', atDesk, async ({ page }) => {
  await comeAsMember(page, 'hao')
  await emptyCart(page)
  let unread = true
  await page.route('**/api/v2/user/add_on_promotions', async (route) => {
    // Nothing is answered before the page waits for it: until then, no line says that an offer is over.
    await page.locator('main .hidden-text', { hasText: controlTexts.loading.zh }).waitFor({ state: 'attached' })
    if (unread) return route.fulfill({ status: 500, json: { status: 'unexpected_error', message: 'x' } })
    await route.continue()
  })
  await putIntoCart(page, { product_id: goods.serum, quantity: 1 })
  const hao = shopper(page, 'zh')
  await whenKnown(hao, () => open(page, '/zh/cart'))
  await expect(page.getByText(cartTexts.addOnsFailed.zh)).toBeVisible()
  await expect((await lineOf(hao, 'serum')).box).toBeEnabled()
  await expect(page.locator('.add-ons')).toHaveCount(0)
  await expectAccessible(hao)
  unread = false
  await page.unroute('**/api/v2/user/add_on_promotions')
  await page.getByRole('button', { name: cartTexts.again.zh }).click()
  await expect(page.locator('.add-ons').first()).toBeVisible()
  await expect(page.getByText(cartTexts.addOnsFailed.zh)).toHaveCount(0)
})

test(
  'CRT-54 on a phone the bar says why it waits, leads to the amounts and covers nothing that has the focus',
  onPhone,
  async ({ page }) => {
    const hao = await openCartWith(page, { language: 'zh', candle: 2, serum: 1, lamp: 1, dumplings: 1 })
    const bar = page.locator('.checkout-bar')
    await expect(bar).toContainText(cartTexts.selectFirst.zh)
    await expect(bar).not.toContainText('NT$')
    await expect(bar.getByRole('button', { name: cartTexts.checkout.zh })).toHaveAccessibleDescription(cartTexts.selectFirst.zh)
    await (await lineOf(hao, 'candle')).box.check()
    await expect(bar).toContainText('NT$')
    await bar.getByRole('button', { name: cartTexts.toDetails.zh }).click()
    await expect(page.getByRole('textbox', { name: cartTexts.discountCode.zh })).toBeInViewport()
    await page.getByRole('checkbox', { name: cartTexts.selectAll.normal.zh }).focus()
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => coveredByBar(page)).toBe(false)
    }
  },
)

/** Whether the bar lies over what has the keyboard's focus. */
function coveredByBar(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const bar = document.querySelector('.checkout-bar')
    const focused = document.activeElement
    if (!bar || !focused || bar.contains(focused)) return false
    return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
  })
}

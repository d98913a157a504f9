import { expect, test } from '@playwright/test'
import {
  addAddOn,
  addOnMissing,
  cartTexts,
  deleteLine,
  editPicksOf,
  lineDeleted,
  minimumNotReached,
  otherTemperature,
  pick,
  picksSaved,
  recoverLine,
  redeemLine,
} from '#texts/shop/cart.ts'
import { controlTexts, fewer, more } from '#texts/shared/controls.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { problemTexts } from '#texts/shared/problems.ts'
import { cartWithItems, shellTexts } from '#texts/shop/shell.ts'
import { scriptsOf } from './built-scripts.ts'
import { emptyCart, goods, lineOf, linesInCart, openCartWith, putIntoCart } from './cart-page.ts'
import { countPieces } from '#storefront/features/cart/count-pieces.ts'
import { productOf } from './product-page.ts'
import { ask, atDesk, comeAsMember, expectAccessible, expectFits, oneScreen, onPhone, open, shopper, toast, whenKnown } from './shopper.ts'

// The cart as a member meets it. What the rules decide is proved beside them; here is what only a browser shows.

// Other journeys find the cart as it was.
test.afterEach(({ page }) => emptyCart(page))

for (const language of ['zh', 'en'] as const) {
  test(`CRT-01 what cannot be ordered together says why, in ${language}`, oneScreen(language), async ({ page }) => {
    const loaded = page.waitForResponse(
      (response) => response.request().method() === 'GET' && new URL(response.url()).pathname === '/api/v2/user/cart_items',
    )
    const hao = await openCartWith(page, { language, candle: 1, lamp: 1, preorder: 1, dumplings: 2 })
    expect((await loaded).status()).toBe(200)
    const [candle, lamp, preorder, dumplings] = [
      await lineOf(hao, 'candle'),
      await lineOf(hao, 'lamp'),
      await lineOf(hao, 'preorder'),
      await lineOf(hao, 'dumplings'),
    ]
    const checkout = page.getByRole('button', { name: hao.say(cartTexts.checkout) }).filter({ visible: true })

    await test.step('CRT-03 CRT-05 CRT-09 nothing is selected, so there is nothing to check out', async () => {
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
      await expect(page.locator('.settlement')).toContainText(hao.say(cartTexts.summary))
      await expect(checkout).toBeDisabled()
      await expectAccessible(hao)
    })
    await test.step('CRT-11 CRT-14 D-19 with a regular line, goods of another temperature and of another kind wait', async () => {
      await candle.box.check()
      await expect(page.getByText(hao.say(otherTemperature('freezing')))).toHaveCount(1)
      await expect(dumplings.box).toHaveAccessibleDescription(hao.say(otherTemperature('freezing')))
      for (const { box } of [lamp, preorder, dumplings]) await expect(box).toBeDisabled()
      for (const { row } of [lamp, preorder]) await expect(row).toContainText(hao.say(cartTexts.reasons.regularSelected))
    })
    await test.step('CRT-04 a code can be entered', async () => {
      await expect(page.getByRole('textbox', { name: hao.say(cartTexts.discountCode) })).toBeVisible()
      await expectFits(hao)
      await expectAccessible(hao)
    })
    await test.step('CRT-12 with a standalone line, all others wait', async () => {
      await candle.box.uncheck()
      await lamp.box.check()
      for (const { box } of [candle, preorder, dumplings]) await expect(box).toBeDisabled()
      await expect(preorder.row).toContainText(hao.say(cartTexts.reasons.standaloneSelected))
    })
    await test.step('CRT-13 with a preorder, standalone and regular lines wait', async () => {
      await lamp.box.uncheck()
      await preorder.box.check()
      for (const { box } of [candle, lamp]) await expect(box).toBeDisabled()
      await expect(candle.row).toContainText(hao.say(cartTexts.reasons.exclusiveSelected))
    })
    await test.step('CRT-15 without the last line all can be selected again', async () => {
      await preorder.box.uncheck()
      for (const { box } of [candle, lamp, preorder, dumplings]) await expect(box).toBeEnabled()
      await expect(checkout).toBeDisabled()
    })
    await test.step('CRT-05 what is selected goes to the checkout', async () => {
      await candle.box.check()
      await checkout.click()
      await expect(page).toHaveURL(`/${language}/steps`)
    })
  })

  test(
    `an add-on comes in selected and falls out below its minimum, a gift goes with the last regular line, in ${language}`,
    oneScreen(language),
    async ({ page }) => {
      const hao = await openCartWith(page, { language, serum: 1, oilPen: 1 })
      const [serum, oilPen, mask] = [await lineOf(hao, 'serum'), await lineOf(hao, 'oilPen'), await lineOf(hao, 'mask')]
      const shelf = page.locator('.add-ons').first()
      const gift = page
        .locator('.cart-line')
        .filter({ has: page.locator('.price', { hasText: hao.say(cartTexts.tags.gifts) }) })
        .first()
        .getByRole('checkbox')
      await test.step('D-15 a gift waits for a regular line', async () => {
        await expect(gift).toBeDisabled()
        await serum.box.check()
        await expect(gift).toBeEnabled()
      })
      await test.step('PRM-03 PRM-07 an add-on is offered, and says what is missing', async () => {
        const promotions = await ask<Record<string, unknown>>(hao, '/api/v2/user/add_on_promotions')
        const groups = new Set((await linesInCart(page)).map(({ product }) => product.temperature))
        await expect(page.locator('.add-ons')).toHaveCount([...groups].filter((temperature) => promotions[temperature]).length)
        await expect(shelf.getByRole('button', { name: hao.say(addOnMissing(formatTwd(220, language))) }).first()).toBeDisabled()
      })
      await test.step('PRM-05 CRT-16 from the minimum on it can be added, and is selected', async () => {
        await oilPen.box.check()
        await shelf.getByRole('button', { name: hao.say(addAddOn(mask.name)) }).click()
        await expect(mask.box).toBeChecked()
        await gift.check()
        await expectAccessible(hao)
      })
      await test.step('CRT-17 below the minimum it is unselected and waits, with what is missing', async () => {
        await oilPen.box.uncheck()
        await expect(mask.box).not.toBeChecked()
        await expect(mask.box).toBeDisabled()
        await expect(mask.row).toContainText(hao.say(minimumNotReached(formatTwd(220, language))))
      })
      await test.step('D-15 the gift stays with what is left, and goes with the last line', async () => {
        await expect(gift).toBeChecked()
        await serum.box.uncheck()
        await expect(gift).not.toBeChecked()
        await expect(gift).toBeDisabled()
      })
      await test.step('CRT-09 CRT-10 opened anew, nothing is selected and the add-on waits', async () => {
        await whenKnown(hao, () => open(page, `/${language}/cart`))
        await expect(mask.box).toBeDisabled()
        await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
        await expect(serum.box).toBeEnabled()
      })
    },
  )

  test(
    `a deleted line can be recovered while its time runs; then it is gone, and the number in the bar with it, in ${language}`,
    oneScreen(language),
    async ({ page }) => {
      await page.clock.install()
      const hao = await openCartWith(page, { language, candle: 1, serum: 1 })
      const candle = await lineOf(hao, 'candle')
      const count = countPieces(await linesInCart(page))
      const removals: string[] = []
      page.on('request', (request) => void (request.method() === 'DELETE' && removals.push(request.url())))
      const told = () => page.evaluate(() => (globalThis.trackedEvents ?? []).filter(({ name }) => name === 'remove_from_cart').length)
      const undo = page.getByRole('button', { name: hao.say(recoverLine(candle.name)) })
      const remove = page.getByRole('button', { name: hao.say(deleteLine(candle.name)) })
      await expect(page.getByRole('link', { name: hao.say(cartWithItems(count)) })).toBeVisible()

      await test.step('CON-01 CRT-18 CRT-19 recovered within 1.5 s, it is back and nothing was sent', async () => {
        await page.clock.pauseAt(Date.now() + 60_000)
        await remove.click()
        await expect(page.getByRole('status').filter({ hasText: hao.say(lineDeleted(candle.name)) })).toHaveCount(1)
        await page.clock.runFor(1400)
        await undo.focus()
        // The time stands still while the button has the focus.
        await page.clock.runFor(60_000)
        await page.clock.resume()
        await expectAccessible(hao)
        await undo.press('Enter')
        await expect(candle.row).toBeVisible()
        expect(removals).toEqual([])
        expect(await told()).toBe(0)
      })
      await test.step('CRT-20 CRT-43 CRT-44 after that it is deleted, told, and no longer counted', async () => {
        const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
        await remove.click()
        await removed
        await expect(candle.row).toHaveCount(0)
        await expect(page.getByRole('link', { name: hao.say(cartWithItems(count - 1)) })).toBeVisible()
        expect(removals).toEqual([expect.stringMatching(/\/api\/v2\/user\/cart_items\/\d+$/)])
        await expect.poll(told).toBeGreaterThan(0)
      })
    },
  )

  test(
    `CRT-21 CRT-24 CRT-26 PTS-13 without points nothing is redeemed, and a quantity that is refused goes back, in ${language}`,
    oneScreen(language),
    async ({ page }) => {
      const hao = await openCartWith(page, { language, pointsCandle: 1 })
      const candle = await lineOf(hao, 'pointsCandle')
      const points = page.getByRole('switch', { name: hao.say(redeemLine(candle.name)) })
      const changes: string[] = []
      page.on('request', (request) => void (request.method() === 'PUT' && changes.push(request.url())))
      await points.click()
      await expect(toast(page, hao.say(cartTexts.insufficientPoints))).toBeVisible()
      await expect(points).not.toBeChecked()
      expect(changes).toEqual([])

      await page.route('**/api/v2/user/cart_items/*', (route) =>
        route.fulfill({ status: 422, json: { status: 'invalid_cart_item_error', message: hao.say(problemTexts.invalid_cart_item_error) } }),
      )
      await candle.row.getByRole('button', { name: hao.say(more(candle.name)) }).click()
      await expect(candle.row.locator('output')).toHaveText('1')
      await expect(toast(page, hao.say(problemTexts.invalid_cart_item_error))).toBeVisible()
      await page.unroute('**/api/v2/user/cart_items/*')
    },
  )
}

test(
  'BND-02 BND-11 BND-12 the picks of a line are changed in a dialog, and saved only when there are enough',
  onPhone,
  async ({ page }) => {
    await comeAsMember(page, 'hao')
    const { optional_bundles: entries, name } = await productOf(page, { id: goods.soapBox })
    const [ash, camphor] = entries
    if (!ash || !camphor) throw new Error('The soap box has entries')
    await emptyCart(page)
    await putIntoCart(page, {
      product_id: goods.soapBox,
      quantity: 1,
      optional_items: [
        { product_id: ash.product_id, quantity: 2 },
        { product_id: camphor.product_id, quantity: 1 },
      ],
    })
    const hao = shopper(page, 'zh')
    await whenKnown(hao, () => open(page, '/zh/cart'))
    await page.getByRole('button', { name: editPicksOf(name).zh }).click()
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: cartTexts.save.zh })
    await expect(dialog.locator('.bundle li')).toHaveCount(entries.length)
    await dialog.getByRole('button', { name: fewer(ash.name).zh, exact: true }).click()
    await expect(save).toBeDisabled()
    await dialog.getByRole('button', { name: more(camphor.name).zh, exact: true }).click()
    await expectAccessible(hao)
    await save.click()
    await expect(toast(page, picksSaved(name).zh)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const row = page.locator('.cart-line').filter({ hasText: name })
    await expect(row.locator('.picks li')).toHaveText([pick(ash.product_name, 1).zh, pick(camphor.product_name, 2).zh])
  },
)

test('CRT-44 D-20 two tabs keep in step, and each selects for itself', atDesk, async ({ page, context }) => {
  const hao = await openCartWith(page, { language: 'zh', candle: 1 })
  const candle = await lineOf(hao, 'candle')
  await candle.box.check()
  const other = await context.newPage()
  await whenKnown(shopper(other, 'zh'), () => open(other, '/zh/cart'))
  const there = await lineOf(shopper(other, 'zh'), 'candle')
  await expect(there.box).not.toBeChecked()
  await there.row.getByRole('button', { name: more(there.name).zh }).click()
  await expect(candle.row.locator('output')).toHaveText('2')
  await expect(candle.box).toBeChecked()
  await other.close()
})

test(
  'CRT-06 CRT-39 CRT-40 an empty cart leads to what is new; one that cannot be read says so, to members alone',
  atDesk,
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    await page.route('**/api/v2/user/cart_items', (route) =>
      route.fulfill({ status: 500, json: { status: 'unexpected_error', message: 'x' } }),
    )
    const visitor = shopper(page, 'zh')
    await whenKnown(visitor, () => open(page, '/zh/items/hot'))
    await expect(page.getByRole('button', { name: shellTexts.logIn.zh }).first()).toBeVisible()
    expect(asked).not.toContain('/api/v2/user/cart_items')
    await expect(page.locator('.toast')).toHaveCount(0)

    await page.unroute('**/api/v2/user/cart_items')
    await comeAsMember(page, 'hao')
    let unread = true
    await page.route('**/api/v2/user/cart_items', async (route) => {
      // Nothing is answered before the page waits for it: a page that opens after a failed answer asks once more, on its own.
      await page.locator('main .hidden-text', { hasText: controlTexts.loading.zh }).waitFor({ state: 'attached' })
      if (unread) return route.fulfill({ status: 500, json: { status: 'unexpected_error', message: 'x' } })
      await route.fulfill({ json: { cart_items: { normal: [], refrigeration: [], freezing: [] }, extra_fee: 200 } })
    })
    await whenKnown(visitor, () => open(page, '/zh/cart'))
    await expect(toast(page, cartTexts.loadFailed.zh)).toBeVisible()
    unread = false
    await page.getByRole('button', { name: cartTexts.again.zh }).click()
    await expect(page.getByRole('link', { name: cartTexts.goShopping.zh })).toHaveAttribute('href', '/zh/items/new')
    await expectAccessible(visitor)
    await page.unroute('**/api/v2/user/cart_items')
  },
)

test('CRT-39 a number in the bar that comes late does not ask again, and leaves the message alone', atDesk, async ({ page }) => {
  let asked = 0
  let askedWhenTold = 0
  const again = page.getByRole('button', { name: cartTexts.again.zh })
  await page.route(scriptsOf('live-cart-link'), async (route) => {
    await again.waitFor()
    askedWhenTold = asked
    await route.continue()
  })
  await page.route('**/api/v2/user/cart_items', (route) => {
    asked += 1
    return route.fulfill({ status: 500, json: { status: 'unexpected_error', message: 'x' } })
  })
  await comeAsMember(page, 'hao')
  await page.clock.install()
  const number = page.waitForResponse(scriptsOf('live-cart-link'))
  await whenKnown(shopper(page, 'zh'), () => open(page, '/zh/cart'))
  await (await number).finished()
  // React may hold back what comes late for a moment.
  await page.clock.runFor(1000)
  await page.evaluate(() => fetch('/health/live'))
  expect(asked).toBe(askedWhenTold)
  await again.click()
  await expect.poll(() => asked).toBeGreaterThan(askedWhenTold)
})

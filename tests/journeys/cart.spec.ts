import { expect, test } from '@playwright/test'
import { addAddOn, addOnMissing, cartTexts, deleteLine, editPicksOf, lineDeleted, minimumNotReached, otherTemperature, pick, picksSaved, recoverLine, redeemLine, discountApplied } from '#texts/cart.ts'
import { controlTexts, fewer, more } from '#texts/controls.ts'
import { formatTwd } from '#texts/format.ts'
import { discountTexts, problemTexts } from '#texts/problems.ts'
import { cartWithItems, shellTexts } from '#texts/shell.ts'
import { emptyCart, goods, lineOf, linesInCart, openCartWith, putIntoCart } from './cart-page.ts'
import { productOf } from './product-page.ts'
import { atDesk, comeAsMember, expectAccessible, expectFits, oneScreen, onPhone, open, shopper, toast, whenKnown } from './shopper.ts'

// The cart as a member meets it. What the rules decide is proved beside them; here is what only a browser shows.

// Other journeys find the cart as it was.
test.afterEach(({ page }) => emptyCart(page))

for (const language of ['zh', 'en'] as const) {
  test(`CRT-01 CRT-03 CRT-04 CRT-05 CRT-09 CRT-11 CRT-12 CRT-13 CRT-14 CRT-15 D-19 what cannot be ordered together says why, in ${language}`, oneScreen(language), async ({ page }) => {
    const hao = await openCartWith(page, { language, candle: 1, lamp: 1, preorder: 1, dumplings: 2 })
    const [candle, lamp, preorder, dumplings] = [await lineOf(hao, 'candle'), await lineOf(hao, 'lamp'), await lineOf(hao, 'preorder'), await lineOf(hao, 'dumplings')]
    const checkout = page.getByRole('button', { name: hao.say(cartTexts.checkout) }).filter({ visible: true })
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(checkout).toBeDisabled()
    await expectAccessible(hao)

    await candle.box.check()
    await expect(dumplings.row).toContainText(hao.say(otherTemperature('normal')))
    for (const { box } of [lamp, preorder, dumplings]) await expect(box).toBeDisabled()
    await expect(lamp.row).toContainText(hao.say(cartTexts.reasons.regularSelected))
    await expect(page.getByRole('textbox', { name: hao.say(cartTexts.discountCode) })).toBeVisible()
    await expect(checkout).toBeEnabled()
    await expectFits(hao)
    await expectAccessible(hao)

    await candle.box.uncheck()
    await lamp.box.check()
    await expect(preorder.row).toContainText(hao.say(cartTexts.reasons.standaloneSelected))
    await lamp.box.uncheck()
    await preorder.box.check()
    await expect(candle.row).toContainText(hao.say(cartTexts.reasons.exclusiveSelected))
    await preorder.box.uncheck()
    for (const { box } of [candle, lamp, preorder, dumplings]) await expect(box).toBeEnabled()
    await expect(checkout).toBeDisabled()
  })

  test(`CRT-16 CRT-17 PRM-03 PRM-05 PRM-07 D-15 D-17 an add-on comes in selected and falls out below its minimum, a gift goes with the last regular line, in ${language}`, oneScreen(language), async ({ page }) => {
    const hao = await openCartWith(page, { language, serum: 1, oilPen: 1 })
    const [serum, oilPen, mask] = [await lineOf(hao, 'serum'), await lineOf(hao, 'oilPen'), await lineOf(hao, 'mask')]
    const shelf = page.locator('.add-ons').first()
    const gift = page.locator('.cart-line').filter({ has: page.locator('.price', { hasText: hao.say(cartTexts.gift) }) }).first().getByRole('checkbox')
    await expect(gift).toBeDisabled()
    await serum.box.check()
    await expect(shelf.getByRole('button', { name: hao.say(addOnMissing(formatTwd(220, language))) }).first()).toBeDisabled()
    await oilPen.box.check()
    await shelf.getByRole('button', { name: hao.say(addAddOn(mask.name)) }).click()
    await expect(mask.box).toBeChecked()
    await gift.check()
    await expectAccessible(hao)

    await oilPen.box.uncheck()
    await expect(mask.box).not.toBeChecked()
    await expect(mask.box).toBeDisabled()
    await expect(mask.row).toContainText(hao.say(minimumNotReached(formatTwd(220, language))))
    await expect(gift).toBeChecked()
    await serum.box.uncheck()
    await expect(gift).not.toBeChecked()
    await expect(gift).toBeDisabled()
  })

  test(`CRT-18 CRT-19 CRT-20 CRT-43 CRT-44 a deleted line can be recovered while its time runs; then it is gone, and the number in the bar with it, in ${language}`, oneScreen(language), async ({ page }) => {
    await page.clock.install()
    const hao = await openCartWith(page, { language, candle: 1, serum: 1 })
    const candle = await lineOf(hao, 'candle')
    const count = (await linesInCart(page)).length
    const removals: string[] = []
    page.on('request', (request) => void (request.method() === 'DELETE' && removals.push(request.url())))
    const told = () => page.evaluate(() => (globalThis.trackedEvents ?? []).filter(({ event }) => event === 'remove_from_cart').length)
    const undo = page.getByRole('button', { name: hao.say(recoverLine(candle.name)) })
    const remove = page.getByRole('button', { name: hao.say(deleteLine(candle.name)) })
    await expect(page.getByRole('link', { name: hao.say(cartWithItems(count)) })).toBeVisible()

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

    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await remove.click()
    await removed
    await expect(candle.row).toHaveCount(0)
    await expect(page.getByRole('link', { name: hao.say(cartWithItems(count - 1)) })).toBeVisible()
    expect(removals).toHaveLength(1)
    await expect.poll(told).toBeGreaterThan(0)
  })

  test(`CRT-21 CRT-24 CRT-26 PTS-13 without points nothing is redeemed, and a quantity that is refused goes back, in ${language}`, oneScreen(language), async ({ page }) => {
    const hao = await openCartWith(page, { language, pointsCandle: 1 })
    const candle = await lineOf(hao, 'pointsCandle')
    const points = page.getByRole('switch', { name: hao.say(redeemLine(candle.name)) })
    const changes: string[] = []
    page.on('request', (request) => void (request.method() === 'PUT' && changes.push(request.url())))
    await points.click()
    await expect(toast(page, hao.say(cartTexts.insufficientPoints))).toBeVisible()
    await expect(points).not.toBeChecked()
    expect(changes).toEqual([])

    await page.route('**/api/v2/user/cart_items/*', (route) => route.fulfill({ status: 422, json: { status: 'invalid_cart_item_error', message: hao.say(problemTexts.invalid_cart_item_error) } }))
    await candle.row.getByRole('button', { name: hao.say(more(candle.name)) }).click()
    await expect(candle.row.locator('output')).toHaveText('1')
    await expect(toast(page, hao.say(problemTexts.invalid_cart_item_error))).toBeVisible()
    await page.unroute('**/api/v2/user/cart_items/*')
  })

  test(`DSC-01 DSC-02 DSC-05 DSC-06 DSC-07 DSC-08 a code is applied, judged anew when the price changes, and waits when it is edited, in ${language}`, oneScreen(language), async ({ page }) => {
    const hao = await openCartWith(page, { language, serum: 2 })
    const serum = await lineOf(hao, 'serum')
    await serum.box.check()
    const code = page.getByRole('textbox', { name: hao.say(cartTexts.discountCode) })
    const summary = page.locator('.settlement')
    const name = language === 'zh' ? '冬日梅開' : 'Winter blossom'
    const success = hao.say(discountApplied(name, formatTwd(200, language)))
    await code.fill('plum-200')
    await expect(code).toHaveValue('PLUM200')
    await code.press('Enter')
    await expect(summary.locator('.applied')).toHaveText(success)
    await expect(summary).toContainText(formatTwd(2360, language))
    await expectAccessible(hao)

    await serum.row.getByRole('button', { name: hao.say(fewer(serum.name)) }).click()
    await expect(summary.locator('.error-text')).toContainText(hao.say(discountTexts.minimum_not_reached))
    await expect(summary.locator('.amounts')).toContainText(formatTwd(1280, language))
    await serum.row.getByRole('button', { name: hao.say(more(serum.name)) }).click()
    await expect(summary.locator('.applied')).toHaveText(success)

    await code.fill('PLUM20')
    await expect(summary.locator('.applied')).toHaveCount(0)
    await code.fill('EXPIRED1')
    await code.press('Enter')
    await expect(summary).toContainText(hao.say(discountTexts.code_expired))
  })
}

test('DSC-09 DSC-12 a failing call says so at the field, and an answer that comes too late reaches nobody', atDesk, async ({ page }) => {
  const hao = await openCartWith(page, { language: 'zh', serum: 2 })
  const serum = await lineOf(hao, 'serum')
  await serum.box.check()
  const code = page.getByRole('textbox', { name: cartTexts.discountCode.zh })
  const summary = page.locator('.settlement')
  const late = Promise.withResolvers<void>()
  await page.route('**/cart_discount/calculate', async (route) => {
    const asked = (route.request().postDataJSON() as { discount_code: string }).discount_code
    if (asked === 'NOBODY') return route.fulfill({ status: 500, json: { status: 'unexpected_error', message: '' } })
    if (asked === 'EXPIRED1') await late.promise
    return route.continue().catch(() => undefined)
  })
  await code.fill('NOBODY')
  await code.press('Enter')
  await expect(summary).toContainText(cartTexts.discountFailed.zh)
  await code.fill('EXPIRED1')
  await code.press('Enter')
  await code.fill('PLUM200')
  await code.press('Enter')
  const success = discountApplied('冬日梅開', formatTwd(200, 'zh')).zh
  await expect(summary.locator('.applied')).toHaveText(success)
  late.resolve()
  await page.waitForLoadState('networkidle')
  await expect(summary.locator('.applied')).toHaveText(success)
})

test('BND-02 BND-11 BND-12 the picks of a line are changed in a dialog, and saved only when there are enough', onPhone, async ({ page }) => {
  await comeAsMember(page, 'hao')
  const { optional_bundles: entries, name } = await productOf(page, { id: goods.soapBox })
  const [ash, camphor] = entries
  if (!ash || !camphor) throw new Error('The soap box has entries')
  await emptyCart(page)
  await putIntoCart(page, { product_id: goods.soapBox, quantity: 1, optional_items: [{ product_id: ash.product_id, quantity: 2 }, { product_id: camphor.product_id, quantity: 1 }] })
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
})

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

test('CRT-06 CRT-39 CRT-40 an empty cart leads to what is new; one that cannot be read says so, to members alone', atDesk, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.route('**/api/v2/user/cart_items', (route) => route.fulfill({ status: 500, json: { status: 'unexpected_error', message: 'x' } }))
  const visitor = shopper(page, 'zh')
  await open(page, '/zh/items/hot')
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
})

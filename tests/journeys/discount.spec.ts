import { expect, test } from '@playwright/test'
import { cartTexts, discountApplied } from '#texts/shop/cart.ts'
import { fewer, more } from '#texts/shared/controls.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { discountTexts, problemTexts } from '#texts/shared/problems.ts'
import { emptyCart, lineOf, openCartWith } from './cart-page.ts'
import { atDesk, expectAccessible, oneScreen, toast } from './shopper.ts'

// Discount codes in the cart. What they take off is proved beside their rules; here is what only a browser shows.

// Other journeys find the cart as it was.
test.afterEach(({ page }) => emptyCart(page))

for (const language of ['zh', 'en'] as const) {
  test(
    `a code is applied, judged anew when the price changes, and waits when it is edited, in ${language}`,
    oneScreen(language),
    async ({ page }) => {
      const hao = await openCartWith(page, { language, serum: 2 })
      const serum = await lineOf(hao, 'serum')
      await serum.box.check()
      const code = page.getByRole('textbox', { name: hao.say(cartTexts.discountCode) })
      const summary = page.locator('.settlement')
      const name = language === 'zh' ? '冬日梅開' : 'Winter blossom'
      const success = hao.say(discountApplied(name, formatTwd(200, language)))
      await test.step('DSC-01 DSC-02 DSC-07 letters and digits count, in capitals; what is taken off and what is left is shown', async () => {
        await code.fill('plum-200')
        await expect(code).toHaveValue('PLUM200')
        await code.press('Enter')
        await expect(summary.locator('.applied')).toHaveText(success)
        await expect(summary).toContainText(formatTwd(2360, language))
        await expectAccessible(hao)
      })
      await test.step('DSC-06 DSC-08 another quantity is judged anew: refused below its minimum, without a discount, and taken again', async () => {
        await serum.row.getByRole('button', { name: hao.say(fewer(serum.name)) }).click()
        await expect(summary.locator('.error-text')).toContainText(hao.say(discountTexts.minimum_not_reached))
        await expect(summary.locator('.amounts')).toContainText(formatTwd(1280, language))
        await serum.row.getByRole('button', { name: hao.say(more(serum.name)) }).click()
        await expect(summary.locator('.applied')).toHaveText(success)
      })
      await test.step('DSC-05 edited, it waits, and takes nothing off', async () => {
        await code.fill('PLUM20')
        await expect(summary.locator('.applied')).toHaveCount(0)
        await expect(summary.locator('.amounts')).not.toContainText(formatTwd(2360, language))
      })
      await test.step('DSC-08 another code says why it is not taken', async () => {
        await code.fill('EXPIRED1')
        await code.press('Enter')
        await expect(summary).toContainText(hao.say(discountTexts.code_expired))
      })
    },
  )
}

test('DSC-09 DSC-12 a failing call says so at the field, and an answer that comes too late reaches nobody', atDesk, async ({ page }) => {
  const hao = await openCartWith(page, { language: 'zh', serum: 2 })
  const serum = await lineOf(hao, 'serum')
  await serum.box.check()
  const code = page.getByRole('textbox', { name: cartTexts.discountCode.zh })
  const summary = page.locator('.settlement')
  const [askedInTime, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/cart_discount/calculate', async (route) => {
    const asked = (route.request().postDataJSON() as { discount_code: string }).discount_code
    if (asked === 'NOBODY') return route.fulfill({ status: 500, json: { status: 'unexpected_error', message: '' } })
    if (asked !== 'EXPIRED1') return route.continue()
    const answer = await route.fetch()
    askedInTime.resolve()
    await late.promise
    return route.fulfill({ response: answer }).catch(() => undefined)
  })
  await code.fill('NOBODY')
  await code.press('Enter')
  await expect(summary).toContainText(cartTexts.discountFailed.zh)
  const superseded = page.waitForEvent(
    'request',
    (request) => request.url().endsWith('/calculate') && request.postData()?.includes('EXPIRED1') === true,
  )
  await code.fill('EXPIRED1')
  await code.press('Enter')
  await askedInTime.promise
  await code.fill('PLUM200')
  await code.press('Enter')
  const success = discountApplied('冬日梅開', formatTwd(200, 'zh')).zh
  await expect(summary.locator('.applied')).toHaveText(success)
  late.resolve()
  // The page has the late answer, or has long since hung up on it.
  await (await superseded).response()
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
  await expect(summary.locator('.applied')).toHaveText(success)
  await expect(summary).not.toContainText(discountTexts.code_expired.zh)
})

test('AUT-13 AUT-14 whoever is signed out or locked meanwhile is led away by a code too', atDesk, async ({ page }) => {
  for (const [status, words] of [
    ['authentication_error', errorTexts.pleaseLogIn.zh],
    ['user_lock', errorTexts.accountLocked.zh],
  ] as const) {
    const hao = await openCartWith(page, { language: 'zh', serum: 2 })
    await (await lineOf(hao, 'serum')).box.check()
    await page.route('**/cart_discount/calculate', (route) =>
      route.fulfill({ status: 401, json: { status, message: problemTexts[status].zh } }),
    )
    await page.getByRole('textbox', { name: cartTexts.discountCode.zh }).fill('PLUM200')
    await page.getByRole('textbox', { name: cartTexts.discountCode.zh }).press('Enter')
    await expect(toast(page, words)).toBeVisible()
    await expect(page).toHaveURL('/zh')
  }
})

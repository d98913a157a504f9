import { expect, test, type Locator, type Page } from '@playwright/test'
import { cartTexts, selectLine } from '#texts/shop/cart.ts'
import {
  checkoutTexts,
  confirmTexts,
  detailsTexts,
  editStep,
  methodTexts,
  nextTexts,
  stepRefusalTexts,
  stepTexts,
} from '#texts/shop/checkout.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { neededTexts } from '#texts/shared/needed-fields.ts'
import { bringToCheckout, openCartWith, seeOrder } from './buying.ts'
import { atDesk, comeAsMember, heading, shopper, toast } from './shopper.ts'

const candle = 'candle-night-plum'

test('the keyboard alone leads through; what is wrong is announced and gets the focus', atDesk, async ({ page }) => {
  const hao = shopper(page, 'zh')
  const { say } = hao
  await comeAsMember(page, 'hao')
  await bringToCheckout(hao, candle)
  await test.step('CK1-04 CKO-03 without a method the first step stays open, with one the second opens', async () => {
    await expect(page.locator('.step.now h2')).toHaveText(say(stepTexts[1]))
    await page.getByRole('button', { name: say(nextTexts[1]) }).press('Enter')
    await expect(toast(page, say(stepRefusalTexts['validate.chooseShippingMethod']))).toBeVisible()
    await expect(page.locator('.step.now h2')).toHaveText(say(stepTexts[1]))
    await page.getByRole('radio', { name: say(methodTexts.ups.title) }).press('Space')
    await page.getByRole('radio', { name: say(methodTexts.ups.title) }).press('Enter')
    await expect(heading(hao, say(stepTexts[2]))).toBeFocused()
    await expect(page.locator('.step.now h2')).toHaveText(say(stepTexts[2]))
  })
  await test.step('CK2-08 CK2-10 the phone’s country is Taiwan, its dial code apart; the others follow in their order', async () => {
    const countries = page.getByRole('combobox', { name: say(detailsTexts.countryCode) }).first()
    await expect(countries).toHaveValue('TW')
    expect(await countries.locator('option').allTextContents()).toEqual([
      '臺灣 +886',
      '美國 +1',
      '香港 +852',
      '澳門 +853',
      '新加坡 +65',
      '馬來西亞 +60',
      '澳洲 +61',
    ])
  })
  await test.step('CK2-03 CK2-04 CK2-12 what is missing is said beside its field, gets the focus, and keeps the step open', async () => {
    const name = page.getByRole('textbox', { name: say(detailsTexts.name), exact: true })
    await name.fill('')
    await name.press('Enter')
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(neededTexts['sender.name']?.zh ?? '')
    // Which of the two depends on whom hao has sent to before.
    const told = [stepRefusalTexts['validate.chooseShippingInformation'], stepRefusalTexts['validate.shippingInformationError']].map(say)
    await expect(page.locator('.toast', { hasText: new RegExp(told.join('|')) })).toBeVisible()
    await expect(page.locator('.step.now h2')).toHaveText(say(stepTexts[2]))
  })
  await test.step('CKO-04 a finished step can be opened again, a later one not yet', async () => {
    await expect(page.getByRole('button', { name: say(editStep(stepTexts[3])) })).toHaveCount(0)
    await page.getByRole('button', { name: say(editStep(stepTexts[1])) }).press('Enter')
    await expect(page.locator('.step.now h2')).toHaveText(say(stepTexts[1]))
  })
  await test.step('CK1-05 CK1-06 another method asks for details and payment anew', async () => {
    await page.getByRole('radio', { name: say(methodTexts.black_cat.title) }).check()
    await expect(toast(page, say(checkoutTexts.methodChanged))).toBeVisible()
    for (const step of [2, 3] as const) await expect(page.getByRole('button', { name: say(editStep(stepTexts[step])) })).toHaveCount(0)
  })
})

test('the keyboard alone leads from the cart to the order', atDesk, async ({ page }) => {
  const mei = shopper(page, 'zh')
  const { say } = mei
  await comeAsMember(page, 'mei')
  const product = await openCartWith(mei, candle)
  await tabTo(page, page.getByRole('checkbox', { name: say(selectLine(product)) }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: say(cartTexts.checkout) }).filter({ visible: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: say(methodTexts.black_cat.title) }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(heading(mei, say(stepTexts[2]))).toBeFocused()
  await expect(page.getByRole('button', { name: say(detailsTexts.reselect) })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: say(nextTexts[2]) }))
  await page.keyboard.press('Enter')
  await expect(heading(mei, say(stepTexts[3]))).toBeFocused()
  await tabTo(page, page.getByRole('radio', { name: say(paymentMethodTexts.credit_cards.offered.title) }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(heading(mei, say(stepTexts[4]))).toBeFocused()
  // Its field comes later than the frame, and the Tab key passes by a frame that has none.
  await expect(page.locator('iframe').contentFrame().locator('input')).toBeVisible()
  await tabTo(page, page.locator('iframe'))
  await page.keyboard.type('123')
  await tabTo(page, page.getByRole('button', { name: say(confirmTexts.confirm) }))
  await page.keyboard.press('Enter')
  await seeOrder(mei, 'confirmed')
})

const mostTabs = 150

/** Goes on with the Tab key until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < mostTabs; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key does not lead there')
}

import { expect, test, type Locator, type Page } from '@playwright/test'
import type { Order } from '#contract/api/order.ts'
import { languages } from '#rules/locale.ts'
import { cartTexts, selectLine } from '#texts/cart.ts'
import { checkoutTexts, confirmTexts, detailsTexts, didNotPay, methodTexts, nextTexts, stepRefusalTexts, stepTexts } from '#texts/checkout.ts'
import { paymentMethodTexts } from '#texts/payment-methods.ts'
import { fieldTexts } from '#texts/fields.ts'
import { carrierTexts } from '#texts/order.ts'
import { bringToCheckout, chooseMethod, choosePayment, fillAbroad, fillHome, fillSender, fillStore, leaveDetails, openCartWith, seeOrder, takePayment } from './buying.ts'
import { atDesk, comeAsMember, doors, expectAccessible, expectFits, heading, oneScreen, shopper, toast, type Shopper } from './shopper.ts'

const candle = 'candle-night-plum'
const chilled = 'pudding-caramel-6'

/** What the trackers would have been told on this page, as tracker and event. */
const told = ({ page }: Shopper) => page.evaluate(() => (globalThis.trackedEvents ?? []).map(({ tracker, event }) => `${tracker} ${event}`))

for (const language of languages) {
  test(`picked up at a store, paid by LINE Pay (${language}) CKO-01 CKO-02 CKO-09 CK1-07 CK2-01 CK2-02 CK2-05 CK2-06 RCP-03 RCP-18 RCP-20 INV-07 INV-08 CK4-13 CK4-16 ANA-02 ANA-06`, oneScreen(language), async ({ page }) => {
    const hao = shopper(page, language)
    const { say } = hao
    await comeAsMember(page, 'hao')
    const product = await bringToCheckout(hao, candle)
    await expect(page.getByRole('link', { name: say(checkoutTexts.backToCart) })).toBeVisible()
    await expectAccessible(hao)
    await chooseMethod(hao, 'seven')
    await fillSender(hao)
    await fillStore(hao)
    await page.getByRole('radio', { name: say(carrierTexts.mobile_carrier) }).check()
    const barcode = page.getByRole('textbox', { name: say(detailsTexts.barcode) })
    await barcode.fill('/cd12345')
    await page.getByRole('button', { name: say(nextTexts[2]) }).click()
    await expect(page.getByText(say(fieldTexts.mobile_receipt_carrier_wrong))).toBeVisible()
    await expect(barcode).toHaveValue('/CD12345')
    await barcode.fill('/AB12.+-')
    await expectAccessible(hao)
    await expectFits(hao)
    await leaveDetails(hao)
    await expectAccessible(hao)
    await expectFits(hao)
    await takePayment(hao, 'line')
    await expect(page.getByText('7-ELEVEN 永康門市')).toBeVisible()
    await expectAccessible(hao)
    expect(await told(hao)).toEqual(['begin_checkout', 'add_shipping_info'].flatMap((event) => ['tagManager', 'ads', 'pixel', 'messaging', 'chat'].map((tracker) => `${tracker} ${event}`)))
    await page.getByRole('button', { name: say(confirmTexts.complete) }).click()
    await page.locator('button[name=decision][value=approve]').click()
    await seeOrder(hao, 'confirmed')
    await expect(page.getByText(product).first()).toBeVisible()
    expect((await told(hao)).filter((each) => each.endsWith('purchase'))).toHaveLength(5)
  })
}

for (const language of languages) {
  test(`sent to America, paid with Google’s own button (${language}) CK3-05 CK4-12 CK4-15 CK4-22 CKO-11 SHP-04 RCP-28 RCP-30 RCP-31`, oneScreen(language), async ({ page }) => {
    const hao = shopper(page, language)
    const { say } = hao
    await comeAsMember(page, 'hao')
    await bringToCheckout(hao, candle)
    await chooseMethod(hao, 'ups')
    await fillSender(hao)
    await fillAbroad(hao)
    await expectAccessible(hao)
    await expectFits(hao)
    await choosePayment(hao, 'google')
    await expect(page.getByText('NT$4,190').filter({ visible: true }).first()).toBeVisible()
    await expectAccessible(hao)
    const sheet = page.frameLocator('iframe[title="Google Pay"]')
    await page.getByRole('button', { name: 'Google Pay' }).click()
    await sheet.locator('button[data-choice=cancel]').click()
    await expect(toast(page, say(didNotPay('Google Pay')))).toBeVisible()
    await page.getByRole('button', { name: 'Google Pay' }).click()
    await sheet.locator('button[data-choice=pay]').click()
    await seeOrder(hao, 'confirmed')
  })
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  for (const language of languages) {
    test(`chilled goods to a door, paid by a transfer that arrives (${language}) CK1-02 SHP-07 CK3-17 PAY-11 CK4-17`, oneScreen(language), async ({ page }) => {
      const hao = shopper(page, language)
      await comeAsMember(page, 'hao')
      await bringToCheckout(hao, chilled)
      await expectAccessible(hao)
      await chooseMethod(hao, 'refrigeration')
      await fillSender(hao)
      await fillHome(hao)
      await expectAccessible(hao)
      await leaveDetails(hao)
      await expectAccessible(hao)
      await takePayment(hao, 'atm')
      await expectAccessible(hao)
      await page.getByRole('button', { name: hao.say(confirmTexts.complete) }).click()
      await seeOrder(hao, 'pending_payment')
      await expect(page.getByText('808').first()).toBeVisible()
      await expectAccessible(hao)
      await expectFits(hao)
      await transfer(hao)
      await seeOrder(hao, 'confirmed')
    })
  }
})

/** At the bank's counter, and back to the order once the bank has told the shop. */
async function transfer({ page }: Shopper): Promise<void> {
  const address = page.url()
  const ofOrder = address.split('/').at(-1)
  const read = async () => (await (await page.request.get(`/api/v2/user/orders/${ofOrder}`)).json()) as Order
  const { vatm_account: account, grand_total: amount } = await read()
  await page.goto(`http://127.0.0.1:${doors.sandbox.bank}/?account=${account}&amount=${amount}`)
  await page.locator('button.main').click()
  await expect.poll(async () => (await read()).status).toBe('confirmed')
  await page.goto(address)
}

for (const language of languages) {
  test(`to a door, paid on delivery (${language}) CK3-06 SHP-03 CK4-14 CK4-19 CK4-20 CK4-21 ANA-04`, oneScreen(language), async ({ page }) => {
    const hao = shopper(page, language)
    await comeAsMember(page, 'hao')
    await bringToCheckout(hao, candle)
    await chooseMethod(hao, 'black_cat')
    await fillSender(hao)
    await fillHome(hao)
    await choosePayment(hao, 'when_received')
    await expect(page.getByText('NT$920').filter({ visible: true }).first()).toBeVisible()
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
    await page.getByRole('button', { name: hao.say(confirmTexts.complete) }).dblclick()
    await seeOrder(hao, 'confirmed')
    expect(sent.filter((path) => path === '/api/v2/user/orders')).toHaveLength(1)
    expect((await told(hao)).filter((each) => each.endsWith('purchase'))).toHaveLength(5)
    await page.goto(page.url().replace('/order/', '/complete/'))
    await seeOrder(hao, 'confirmed')
    expect((await told(hao)).filter((each) => each.endsWith('purchase'))).toEqual([])
  })
}

test('the keyboard alone leads through; what is wrong is announced and gets the focus CK1-04 CK2-03 CK2-04 CK2-08 CK2-10 CK2-12 CKO-03 CKO-04 CK1-05 CK1-06', atDesk, async ({ page }) => {
  const hao = shopper(page, 'zh')
  const { say } = hao
  await comeAsMember(page, 'hao')
  await bringToCheckout(hao, candle)
  await page.getByRole('button', { name: say(nextTexts[1]) }).press('Enter')
  await expect(toast(page, say(stepRefusalTexts['validate.chooseShippingMethod']))).toBeVisible()
  await page.getByRole('radio', { name: say(methodTexts.ups.title) }).press('Space')
  await page.getByRole('radio', { name: say(methodTexts.ups.title) }).press('Enter')
  await expect(heading(hao, '收件資料')).toBeFocused()
  const countries = page.getByRole('combobox', { name: say(detailsTexts.countryCode) }).first().locator('option')
  expect(await countries.evaluateAll((options) => options.map((option) => option.getAttribute('label')))).toEqual(['臺灣 +886', '美國 +1', '香港 +852', '澳門 +853', '新加坡 +65', '馬來西亞 +60', '澳洲 +61'])
  await page.getByRole('textbox', { name: say(detailsTexts.name), exact: true }).fill('')
  await page.getByRole('textbox', { name: say(detailsTexts.name), exact: true }).press('Enter')
  await expect(page.getByRole('textbox', { name: say(detailsTexts.name), exact: true })).toBeFocused()
  await expect(page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: new RegExp([stepRefusalTexts['validate.chooseShippingInformation'], stepRefusalTexts['validate.shippingInformationError']].map(say).join('|')) })).toBeVisible()
  await page.getByRole('button', { name: '修改配送方式' }).press('Enter')
  await page.getByRole('radio', { name: say(methodTexts.black_cat.title) }).check()
  await expect(toast(page, say(checkoutTexts.methodChanged))).toBeVisible()
  await expect(page.getByRole('button', { name: '修改付款方式' })).toHaveCount(0)
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

test('nobody enters but from the cart, and leaving forgets what was written CKO-01 CKO-08', atDesk, async ({ page }) => {
  const hao = shopper(page, 'zh')
  await comeAsMember(page, 'hao')
  await bringToCheckout(hao, candle)
  await chooseMethod(hao, 'black_cat')
  await page.reload()
  await expect(page).toHaveURL(/\/zh\/cart$/)
  await expect(heading(hao, hao.say(cartTexts.title))).toBeVisible()
  await page.goto('/zh/steps')
  await expect(page).toHaveURL(/\/zh\/cart$/)
})

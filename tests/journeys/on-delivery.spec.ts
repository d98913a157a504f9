import { expect, test } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { confirmTexts, detailsTexts, summaryTexts } from '#texts/shop/checkout.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { orderStatusTexts } from '#texts/shop/order.ts'
import { bringToCheckout, chooseMethod, fillNewHome, fillSender, leaveDetails, seeOrder, takePayment, writeNewRecipient } from './buying.ts'
import { comeAsMember, oneScreen, openAtStandstill, shopper } from './shopper.ts'
import { told } from './told.ts'

const candle = 'candle-night-plum'

for (const language of languages) {
  test(`to a door, paid on delivery (${language})`, oneScreen(language), async ({ page }) => {
    const hao = shopper(page, language)
    await comeAsMember(page, 'hao')
    await bringToCheckout(hao, candle)
    let bodyAtDoor: unknown
    await chooseMethod(hao, 'black_cat')
    await fillSender(hao)
    await writeNewRecipient(hao)
    await fillNewHome(hao)
    await page.getByRole('combobox', { name: hao.say(detailsTexts.receivedTime) }).selectOption('evening_5_to_8')
    await page.getByRole('textbox', { name: hao.say(detailsTexts.taxId) }).fill('04595257')
    await page.getByRole('textbox', { name: hao.say(detailsTexts.companyTitle) }).fill('Meihao')
    await test.step('CK3-06 SHP-03 the fee is said beside it, and stands in the total', async () => {
      await leaveDetails(hao)
      await expect(page.getByText(hao.say(paymentMethodTexts.when_received.offered.note('NT$30')))).toBeVisible()
      await takePayment(hao, 'when_received')
      await expect(page.getByText('NT$920').filter({ visible: true }).first()).toBeVisible()
      await expect(page.locator('.amounts').first()).toContainText(hao.say(summaryTexts.handling))
    })
    await test.step('CK4-14 CK4-19 CK4-21 pressed twice it is ordered once; by way of the complete page, which tells the trackers, to the order', async () => {
      const [sent, seen]: [string[], string[]] = [[], []]
      page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
      page.on('framenavigated', (frame) => void seen.push(new URL(frame.url()).pathname.replace(/[^/]+$/, '')))
      const placed = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/v2/user/orders'))
      await page.getByRole('button', { name: hao.say(confirmTexts.complete) }).dblclick()
      bodyAtDoor = (await placed).postDataJSON()
      await seeOrder(hao, 'confirmed')
      expect(sent.filter((path) => path === '/api/v2/user/orders')).toHaveLength(1)
      expect(seen.filter((path, place) => path !== seen[place - 1])).toEqual([`/${language}/complete/`, `/${language}/order/`])
      expect((await told(hao)).filter((each) => each === 'purchase')).toHaveLength(1)
    })
    await test.step('CKO-05 CKO-06 what was filled in has been sent, each field under its name, and nothing else', () => {
      const place = language === 'zh' ? { county: '臺北市', district: '大安區' } : { county: 'Taipei City', district: "Da'an District" }
      expect(bodyAtDoor).toEqual({
        order: {
          sender: { name: '陳浩', phone: '+886912345678' },
          invoice_info: { carrier_type: 'member_carrier', carrier: 'hao@example.com', receipt: '04595257', name: 'Meihao', address: null },
          shipping_method: 'black_cat',
          received_time: 'evening_5_to_8',
          contact_attributes: { name: '林小梅', phone: '0987654321', ...place, zip_code: '106', address: '和平東路一段 10 號 3 樓' },
          payway: 'when_received',
          remark: '',
          cart_item_ids: [expect.any(Number)],
          grand_total: 920,
        },
      })
    })
    await test.step('ANA-04 CK4-20 CON-01 the complete page, opened again, waits for the order, shows nothing, tells nobody, and leads on after 300 ms', async () => {
      const answer = Promise.withResolvers<void>()
      await page.route('**/api/v2/user/orders/*', async (route) => {
        await answer.promise
        await route.continue()
      })
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      const complete = page.url().replace('/order/', '/complete/')
      const asked = page.waitForRequest('**/api/v2/user/orders/*')
      await openAtStandstill(page, complete)
      await asked
      await page.clock.runFor(5000)
      await expect(page).toHaveURL(complete)
      await expect(page.getByRole('main').getByText(hao.say(orderStatusTexts.confirmed))).toHaveCount(0)
      const heard = page.waitForResponse('**/api/v2/user/orders/*')
      answer.resolve()
      await heard
      await page.clock.runFor(290)
      await expect(page).toHaveURL(complete)
      await page.clock.resume()
      await seeOrder(hao, 'confirmed')
      expect((await told(hao)).filter((each) => each === 'purchase')).toEqual([])
    })
  })
}

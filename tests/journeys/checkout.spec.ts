import { expect, test } from '@playwright/test'
import type { Cart } from '#contract/shop/api/cart.ts'
import type { Order } from '#contract/shop/api/order.ts'
import { languages } from '#rules/locale.ts'
import { checkoutTexts, confirmTexts, detailsTexts, didNotPay, invoiceIs, methodTexts, nextTexts, remarkIs } from '#texts/shop/checkout.ts'
import { fieldTexts } from '#texts/shared/fields.ts'
import { carrierTexts } from '#texts/shop/order.ts'
import {
  bringToCheckout,
  chooseMethod,
  choosePayment,
  fillAbroad,
  fillNewHome,
  fillSender,
  fillStore,
  leaveDetails,
  seeOrder,
  takePayment,
  writeNewRecipient,
} from './buying.ts'
import { ask, comeAsMember, ports, expectAccessible, expectFits, oneScreen, shopper, toast, type Shopper } from './shopper.ts'
import { told } from './told.ts'

const candle = 'candle-night-plum'
const chilled = 'pudding-caramel-6'

/** Every tracker, told of this event. */

const summaryOfStep = ({ page }: Shopper, step: 1 | 2 | 3) => page.locator(`section.step[aria-labelledby=step-${step}] .step-summary`)

for (const language of languages) {
  test(`picked up at a store, paid by LINE Pay (${language})`, oneScreen(language), async ({ page, context }) => {
    const hao = shopper(page, language)
    const { say } = hao
    await comeAsMember(page, 'hao')
    const product = await test.step('CKO-01 the checkout is entered from the cart', () => bringToCheckout(hao, candle))
    await test.step('CKO-02 CKO-09 CK1-01 what is ordered, the way back, three ways to send it; the trackers know', async () => {
      await expect(page.locator('.summary-lines').first()).toContainText(product)
      await expect(page.getByRole('link', { name: say(checkoutTexts.backToCart) })).toHaveAttribute('href', `/${language}/cart`)
      for (const method of ['black_cat', 'seven', 'ups'] as const)
        await expect(page.getByRole('radio', { name: say(methodTexts[method].title) })).toBeEnabled()
      await expect(page.getByRole('radio')).toHaveCount(3)
      await expect.poll(() => told(hao)).toEqual(['begin_checkout'])
      await expectAccessible(hao)
    })
    await test.step('CK1-07 RCP-03 pickup asks for its saved contacts, and always shows its form', async () => {
      const asked = page.waitForRequest((request) => request.url().includes('/api/v2/user/contacts?'))
      await chooseMethod(hao, 'seven')
      expect(new URL((await asked).url()).searchParams.get('type')).toBe('seven')
      await expect(page.getByRole('textbox', { name: say(detailsTexts.pickupPerson) })).toBeVisible()
      for (const name of [detailsTexts.recents, detailsTexts.newRecipient])
        await expect(page.getByRole('radio', { name: say(name) })).toHaveCount(0)
    })
    await test.step('CK2-01 who orders, who gets it, the invoice, a note, and on', async () => {
      for (const name of [detailsTexts.sender, detailsTexts.recipient, detailsTexts.invoice])
        await expect(page.getByRole('group', { name: say(name), exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: say(nextTexts[2]) })).toBeVisible()
      await page.getByRole('textbox', { name: say(detailsTexts.remark) }).fill('Ring twice')
    })
    await test.step('RCP-18 RCP-20 county, district, all roads, store', async () => {
      await fillSender(hao)
      await fillStore(hao)
    })
    await test.step('INV-07 INV-08 a barcode that the register does not know', async () => {
      await page.getByRole('radio', { name: say(carrierTexts.mobile_carrier) }).check()
      const barcode = page.getByRole('textbox', { name: say(detailsTexts.barcode) })
      await barcode.fill('/cd12345')
      const looked = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/api/v1/carriers/'))
      await page.getByRole('button', { name: say(nextTexts[2]) }).click()
      expect(await (await looked).json()).toEqual({ isExist: false })
      await expect(page.getByText(say(fieldTexts.mobile_receipt_carrier_wrong))).toBeVisible()
      await expect(barcode).toHaveValue('/CD12345')
      await barcode.fill('/AB12.+-')
      await expectAccessible(hao)
      await expectFits(hao)
    })
    await test.step('CK2-02 CK2-05 CK2-06 ANA-02 a complete step is summed up, its invoice remembered, and the trackers know', async () => {
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('invoice_preferences')
      await leaveDetails(hao)
      for (const part of [
        '陳浩',
        '0922 110 334',
        '7-ELEVEN 永康門市',
        say(invoiceIs(carrierTexts.mobile_carrier)),
        say(remarkIs('Ring twice')),
      ])
        await expect(summaryOfStep(hao, 2)).toContainText(part)
      const kept = (await context.cookies()).find(({ name }) => name === 'invoice_preferences')
      expect(JSON.parse(decodeURIComponent(kept?.value ?? ''))).toEqual({
        type: 'receipt_carrier',
        radio: 'mobile_carrier',
        donationAgency: '',
      })
      await expect.poll(() => told(hao)).toEqual(['begin_checkout', 'add_shipping_info'])
      await expectAccessible(hao)
      await expectFits(hao)
    })
    await test.step('CK4-13 CK4-16 the order is completed, and its buyer led to LINE', async () => {
      await takePayment(hao, 'line')
      await expectAccessible(hao)
      const placing = Promise.withResolvers<void>()
      await page.route('**/api/v2/user/orders', async (route) => {
        await placing.promise
        await route.continue()
      })
      await page.getByRole('button', { name: say(confirmTexts.complete) }).click()
      await expect(page.getByRole('button', { name: say(confirmTexts.processing) })).toBeVisible()
      placing.resolve()
      await page.waitForURL(`http://127.0.0.1:${ports.sandbox.tappay}/payment/*`)
    })
    await test.step('ANA-06 once it is paid, the purchase is told', async () => {
      await page.locator('button[name=decision][value=approve]').click()
      await seeOrder(hao, 'confirmed')
      await expect(page.getByText(product).first()).toBeVisible()
      await expect.poll(async () => (await told(hao)).filter((each) => each === 'purchase')).toEqual(['purchase'])
    })
  })
}

for (const language of languages) {
  test(`sent to America, paid with Google’s own button (${language})`, oneScreen(language), async ({ page }) => {
    const hao = shopper(page, language)
    const { say } = hao
    await comeAsMember(page, 'hao')
    await bringToCheckout(hao, candle)
    await chooseMethod(hao, 'ups')
    await test.step('RCP-28 RCP-30 RCP-31 country, state and phone are needed, and looked at', async () => {
      await fillSender(hao)
      await writeNewRecipient(hao)
      await page
        .getByRole('combobox', { name: say(detailsTexts.country) })
        .first()
        .selectOption('US')
      await page.getByRole('textbox', { name: say(detailsTexts.foreignPhone) }).fill('123')
      await page.getByRole('button', { name: say(nextTexts[2]) }).click()
      const state = page.getByRole('combobox', { name: say(detailsTexts.state), exact: true })
      await expect(state).toHaveAttribute('aria-invalid', 'true')
      await expect(state.locator('option')).toHaveCount(52)
      await expect(page.getByRole('textbox', { name: say(detailsTexts.foreignPhone) })).toHaveAttribute('aria-invalid', 'true')
      await page
        .getByRole('combobox', { name: say(detailsTexts.country) })
        .first()
        .selectOption('')
      await expect(page.getByRole('combobox', { name: say(detailsTexts.country) }).first()).toHaveAttribute('aria-invalid', 'true')
      await fillAbroad(hao)
      await expectAccessible(hao)
      await expectFits(hao)
    })
    await test.step('CKO-11 SHP-04 CK3-05 the fee of the country stands in the total, and Google Pay is offered', async () => {
      await choosePayment(hao, 'google')
      await expect(page.getByText('NT$4,190').filter({ visible: true }).first()).toBeVisible()
      await expect(page.locator('.amounts').filter({ hasText: 'NT$3,500' })).not.toHaveCount(0)
      await expectAccessible(hao)
    })
    const sheet = page.frameLocator('iframe[title="Google Pay"]')
    await test.step('CK4-12 CK4-15 CK4-22 whoever closes the sheet of Google is told that nothing was paid, and can press again', async () => {
      await page.getByRole('button', { name: 'Google Pay' }).click()
      await sheet.locator('button[data-choice=cancel]').click()
      await expect(toast(page, say(didNotPay('Google Pay')))).toBeVisible()
      await expect(page.getByRole('button', { name: 'Google Pay' })).toBeEnabled()
    })
    await test.step('CKO-06 CKO-05 an address abroad is sent with every field that its country has, and the wallet’s word for the card', async () => {
      const placed = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/v2/user/orders'))
      await page.getByRole('button', { name: 'Google Pay' }).click()
      await sheet.locator('button[data-choice=pay]').click()
      expect((await placed).postDataJSON()).toMatchObject({
        order: {
          shipping_method: 'ups',
          payway: 'google_pay',
          foreign_contact_attributes: {
            name: 'Mei Lin',
            phone: '+14155552671',
            country: 'US',
            state_province_county: 'CA',
            city_or_town: 'San Francisco',
            address_one: '1 Market Street',
            address_two: '',
            address_three: '',
            postal_code: '94105',
          },
          card_info: { prime: expect.any(String), name: '陳浩', phonenumber: '+886912345678', email: 'hao@example.com' },
        },
      })
    })
    await seeOrder(hao, 'confirmed')
  })
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  for (const language of languages) {
    test(`chilled goods to a door, paid by a transfer that arrives (${language})`, oneScreen(language), async ({ page }) => {
      const hao = shopper(page, language)
      await comeAsMember(page, 'hao')
      const product = await bringToCheckout(hao, chilled)
      await test.step('CK1-02 chilled goods go home in their own van', async () => {
        await expectAccessible(hao)
        await expect(page.getByRole('radio', { name: hao.say(methodTexts.black_cat.title), exact: true })).toHaveCount(0)
        await chooseMethod(hao, 'refrigeration')
      })
      await test.step('SHP-07 SHP-08 the islands are not listed, and the form says why', async () => {
        await fillSender(hao)
        await writeNewRecipient(hao)
        await expect(page.getByText(hao.say(detailsTexts.islandsHidden))).toBeVisible()
        const listed = page.getByRole('combobox', { name: hao.say(detailsTexts.county) }).locator('option')
        await expect(listed).toHaveCount(1 + 22 - 3)
        const counties = await listed.evaluateAll((options) => options.map((option) => option.getAttribute('value')))
        for (const island of ['澎湖縣', '金門縣', '連江縣', 'Penghu County', 'Kinmen County', 'Lienchiang County'])
          expect(counties).not.toContain(island)
        await fillNewHome(hao)
        await expectAccessible(hao)
        await leaveDetails(hao)
        await expectAccessible(hao)
      })
      await test.step('CK3-17 PAY-11 CON-04 a transfer is offered, and its account shown while it is waited for', async () => {
        await takePayment(hao, 'atm')
        await expectAccessible(hao)
        await page.getByRole('button', { name: hao.say(confirmTexts.complete) }).click()
        await seeOrder(hao, 'pending_payment')
        await expect(page.getByText('808').first()).toBeVisible()
        await expectAccessible(hao)
        await expectFits(hao)
      })
      await test.step('CK4-17 what was ordered has left the cart', async () => {
        const { cart_items } = await ask<Cart>(hao, '/api/v2/user/cart_items')
        expect(
          Object.values(cart_items)
            .flat()
            .map((line) => line.product.name),
        ).not.toContain(product)
      })
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
  await page.goto(`http://127.0.0.1:${ports.sandbox.bank}/?account=${account}&amount=${amount}`)
  await page.locator('button.main').click()
  await expect.poll(async () => (await read()).status).toBe('confirmed')
  await page.goto(address)
}

import { expect, test, type Page } from '@playwright/test'
import { sandboxKeys } from '../../sandbox/keys.ts'
import type { Cart } from '#contract/shop/api/cart.ts'
import { languages } from '#rules/locale.ts'
import { closedStoreTitle } from '#texts/office/order-page/closed-store.ts'
import { moveDialogTexts, movedTexts, moveTexts, ordersTexts } from '#texts/office/orders.ts'
import { detailsTexts } from '#texts/shop/checkout.ts'
import { closedStoreTexts, storeChosen } from '#texts/shop/afterwards/closed-store.ts'
import { comeToOffice, speakAs } from './office-page.ts'
import { operate } from './operations.ts'
import {
  comeAsMember,
  csrfTokenOf,
  emailsTo,
  expectAccessibleInEachTheme,
  expectFits,
  oneScreen,
  open,
  ports,
  putIntoCart,
  shopper,
  toast,
} from './shopper.ts'

// A pickup store closes while a parcel is on its way to it.

const candle = 1
/** The courier and the letter take their time on a machine that does much at once. */
const patient = { timeout: 60_000 }
const usual = { id: '131386', name: '永康門市' }

test.afterEach(async ({ page }) => {
  await page.goto('/office/orders')
  await speakAs(page, 'zh')
})

/** A member orders to a store, pays by card, and the courier has the parcel. Answers the number of the order. */
async function sendToStore(page: Page, recipient: { name: string; phone: string }): Promise<string> {
  await comeAsMember(page, 'hao')
  await putIntoCart(page, candle)
  const { cart_items: shelves } = (await (await page.request.get('/api/v2/user/cart_items')).json()) as Cart
  const lines = Object.values(shelves)
    .flat()
    .filter((line) => line.product_id === candle)
  const { appId, appKey, partnerKey } = sandboxKeys.tappay
  const card = { appId, appKey, number: '4242424242424242', expiry: '203012', ccv: '123' }
  const typed = await fetch(`http://127.0.0.1:${ports.sandbox.tappay}/sdk/prime`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': partnerKey },
    body: JSON.stringify(card),
  })
  const { card: paid } = (await typed.json()) as { card: { prime: string } }
  // The directory of stores comes with the first question about it.
  await page.request.get(`/api/v1/seven?group=store&key=${encodeURIComponent('臺北市|大安區|all')}`)
  const placed = await page.request.post('/api/v2/user/orders', {
    headers: { 'x-csrf-token': await csrfTokenOf(page.request) },
    data: {
      order: {
        sender: { name: '陳浩', phone: '+886922110334' },
        invoice_info: { carrier_type: 'mobile_carrier', carrier: '/AB12.+-' },
        shipping_method: 'seven',
        store_id: usual.id,
        contact_attributes: recipient,
        payway: 'credit_cards',
        card_info: { prime: paid.prime, name: '陳浩', phonenumber: '+886922110334', email: 'hao@example.com', remember: false },
        remark: '',
        cart_item_ids: lines.map(({ id }) => id),
      },
    },
  })
  const { order_hashed_id: number } = (await placed.json()) as { order_hashed_id: string }
  expect(number).toMatch(/^[A-Z2-9]{12}$/)
  await operate('start-picking', number, '--actor', 'Ana')
  const booked = await operate('book', number, '--actor', 'Ana')
  await operate('hand-over', number, booked.replace(/.* as (\w+)\.$/, '$1'), '--actor', 'Ana')
  return number
}

/** The courier tells that the store of a parcel has closed, and the shop asks him. */
async function closeStore(number: string): Promise<void> {
  await fetch(`http://127.0.0.1:${ports.sandbox.logistics}/parcels/advance`, {
    method: 'POST',
    body: new URLSearchParams({ reference: number, code: '2037' }),
    redirect: 'manual',
  })
}

/** The words of the links in the letters about it, once there are so many. */
async function linksOf(number: string, count: number): Promise<string[]> {
  const links = async () =>
    (await emailsTo('hao@example.com'))
      .filter(({ subject }) => subject.includes(number))
      .flatMap(({ text = '' }) => /\/store\/([\w-]+)/.exec(text)?.[1] ?? [])
  await expect.poll(async () => (await links()).length, { timeout: 60_000 }).toBe(count)
  return links()
}

for (const language of languages) {
  test(
    `DSK-32 care finds an order by the last three digits of a phone and changes its closed store; when that one closes too, the buyer chooses by the link of the letter (${language})`,
    oneScreen(language),
    async ({ page }) => {
      test.slow()
      const care = shopper(page, language)
      const { say } = care
      const digits = language === 'zh' ? '815' : '826'
      const number = await sendToStore(page, { name: `周小${language === 'zh' ? '蘭' : '菊'}`, phone: `0922110${digits}` })
      await closeStore(number)
      const [first = ''] = await linksOf(number, 1)

      await comeToOffice(page, 'care', '/office/orders')
      await speakAs(page, language)
      await page.getByRole('searchbox', { name: say(ordersTexts.search) }).fill(digits)
      await page.keyboard.press('Enter')
      await expect(async () => {
        await page.locator(`a[href$="${number}"]`).first().click()
        await expect(page).toHaveURL(`/office/orders/${number}`, { timeout: 5000 })
      }, 'the list may be drawn anew between pointing and pressing').toPass({ timeout: 60_000 })
      await expect(page.getByText(say(closedStoreTitle(usual.name)))).toBeVisible(patient)
      await expectAccessibleInEachTheme(care)
      await expectFits(care)
      await page.getByRole('button', { name: say(moveTexts.change_store), exact: true }).click()
      const dialog = page.getByRole('dialog')
      const choose = dialog.getByRole('button', { name: say(moveTexts.change_store) })
      await expect(choose).toBeDisabled()
      await dialog.getByLabel(say(moveDialogTexts.findStore)).fill('台北市大安區')
      const store = dialog.locator(`input[type=radio]:not([value="${usual.id}"])`).first()
      await store.check()
      const chosen = await store.inputValue()
      await expectAccessibleInEachTheme(care)
      await choose.click()
      await expect(toast(page, say(movedTexts.change_store))).toBeVisible(patient)
      await expect(page.getByText(`(${chosen})`)).toBeVisible()
      await expect(page.getByText(say(closedStoreTitle(usual.name)))).toHaveCount(0)

      const buyer = shopper(page, language)
      await open(page, `/${language}/store/${first}`)
      await expect(page.getByText(say(closedStoreTexts.endedTitle))).toBeVisible(patient)
      await closeStore(number)
      const second = (await linksOf(number, 2)).find((link) => link !== first) ?? ''
      await open(page, `/${language}/store/${second}`)
      await expect(page.getByText(number)).toBeVisible(patient)
      await expectAccessibleInEachTheme(buyer)
      await expectFits(buyer)
      const level = (name: { zh: string; en: string }) => page.getByRole('combobox', { name: say(name) })
      await level(detailsTexts.county).selectOption({ index: 1 })
      await level(detailsTexts.storeDistrict).selectOption({ index: 1 })
      await level(detailsTexts.road).selectOption({ index: 1 })
      await level(detailsTexts.store).selectOption({ index: 1 })
      await page.getByRole('button', { name: say(closedStoreTexts.choose) }).click()
      await expect(page.getByText(say(closedStoreTexts.doneTitle))).toBeVisible(patient)
      await expect(page.getByText(say(storeChosen('')).slice(0, 6))).toBeVisible()
      await expectAccessibleInEachTheme(buyer)
    },
  )
}

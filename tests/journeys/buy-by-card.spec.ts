import { expect, test } from '@playwright/test'
import { inLanguage, languages } from '#rules/locale.ts'
import { cartTexts, selectLine } from '#texts/shop/cart.ts'
import { confirmTexts } from '#texts/shop/checkout.ts'
import { orderMailTexts } from '#texts/messages/order-mail.ts'
import { greetingTexts } from '#texts/shop/afterwards/order-afterwards.ts'
import { orderTexts } from '#texts/shop/order.ts'
import { ordersTexts } from '#texts/shop/orders.ts'
import {
  bringToCheckout,
  chooseMethod,
  choosePayment,
  fillHome,
  fillSender,
  findProduct,
  lookAtHome,
  payByCard,
  pressAddToCart,
  readPlacedOrder,
  sendHome,
  signInToBuy,
  takeFromCart,
} from './buying.ts'
import { comeAsMember, heading, emailsTo, oneScreen, shopper, typeCard, type Shopper } from './shopper.ts'

const visa = { number: '4242424242424242', expiry: '1231', code: '123' }
const refused = { number: '4242421602184242', expiry: '1231', code: '123' }

for (const language of languages) {
  test(`a member buys by card, from the home page to the letter (${language})`, oneScreen(language), async ({ page }) => {
    const hao = shopper(page, language)
    await test.step('the home page shows four blocks', () => lookAtHome(hao))
    const product = await test.step('a list leads to a product', () => findProduct(hao))
    await test.step('AUT-02 AUT-20 a visitor is asked to sign in, and comes back to the product', async () => {
      const [from, posted] = [
        page.url(),
        page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/users/auth/line')),
      ]
      await signInToBuy(hao, 'hao')
      expect(new URL((await posted).url()).searchParams.get('origin')).toBe(new URL(from).pathname)
      await expect(page).toHaveURL(from)
    })
    await test.step('the product goes into the cart', () => pressAddToCart(hao))
    await test.step('CRT-05 it is chosen in the cart, and the checkout opens', async () => {
      await takeFromCart(hao, product)
      await expect(page).toHaveURL(`/${language}/steps`)
    })
    await test.step('home delivery to a new recipient', () => sendHome(hao))
    await test.step('CK4-04 the card is typed into the card company’s own fields', () => payByCard(hao, visa))
    const number = await test.step('CK4-18 CK4-19 the shop’s words, and the order page, which says that it is confirmed', () =>
      readPlacedOrder(hao, product))
    await test.step('ORD-25 it greets whoever comes from the checkout, once', async () => {
      const greeting = page.getByRole('heading', { name: inLanguage(greetingTexts.title, language) })
      await expect(greeting).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
      await expect(greeting).toBeHidden()
    })
    await test.step('OLS-13 the list leads to it, the email has come, the product has left the cart', () =>
      seeWhatFollowed(hao, { number, product }))
  })
}

test('a refused card leaves the cart as it was OAP-23 PAY-06 PAY-08', oneScreen('en'), async ({ page }) => {
  const hao = shopper(page, 'en')
  await comeAsMember(page, 'hao')
  const product = await bringToCheckout(hao, 'candle-night-plum')
  await chooseMethod(hao, 'black_cat')
  await fillSender(hao)
  await fillHome(hao)
  await choosePayment(hao, 'credit_cards')
  await typeCard(hao, refused)
  await page.getByRole('button', { name: hao.say(confirmTexts.confirm) }).click()
  await expect(page.getByRole('alert').filter({ hasText: '10003' })).toBeVisible()
  await expect(page).toHaveURL(/\/en\/cart$/)
  await expect(page.getByRole('checkbox', { name: hao.say(selectLine(product)) })).toBeVisible()
})

async function seeWhatFollowed(hao: Shopper, { number, product }: { number: string; product: string }): Promise<void> {
  const { page, language, say } = hao
  await page
    .getByRole('link', { name: say(orderTexts.backToOrders) })
    .first()
    .click()
  await expect(heading(hao, say(ordersTexts.title))).toBeVisible()
  await expect(page.locator(`a[href$="/order/${number}"]:visible`).first()).toBeVisible()
  await expect
    .poll(async () => (await emailsTo('hao@example.com')).map((email) => email.subject))
    .toContain(say(orderMailTexts.placedSubject(number)))
  await page.goto(`/${language}/cart`)
  await expect(heading(hao, say(cartTexts.title))).toBeVisible()
  await expect(page.getByRole('checkbox', { name: say(selectLine(product)) })).toHaveCount(0)
}

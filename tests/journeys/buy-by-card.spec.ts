import { expect, test } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { cartTexts } from '#texts/cart.ts'
import { orderMailTexts } from '#texts/order-mail.ts'
import { orderTexts } from '#texts/order.ts'
import { ordersTexts } from '#texts/orders.ts'
import { findProduct, lookAtHome, payByCard, pressAddToCart, readPlacedOrder, sendHome, signInToBuy, takeFromCart } from './buying.ts'
import { expectAccessible, heading, lettersTo, shopper, type Shopper } from './shopper.ts'

const visa = { number: '4242424242424242', expiry: '1231', code: '123' }
const refused = { number: '4242421602184242', expiry: '1231', code: '123' }

for (const language of languages) {
  test(`a member buys by card, from the home page to the letter (${language}) AUT-02 AUT-20 CRT-05 CK4-04 CK4-18 CK4-19 OLS-13`, async ({ page }) => {
    const hao = shopper(page, language)
    await test.step('the home page shows four blocks', () => lookAtHome(hao))
    const product = await test.step('a list leads to a product', () => findProduct(hao))
    await test.step('a visitor is asked to sign in', () => signInToBuy(hao, 'hao'))
    await test.step('the product goes into the cart', () => pressAddToCart(hao))
    await test.step('it is chosen in the cart', () => takeFromCart(hao, product))
    await test.step('home delivery to a new recipient', () => sendHome(hao))
    await test.step('the card is typed into the card company’s own fields', () => payByCard(hao, visa))
    const number = await test.step('the order page says that it is confirmed', () => readPlacedOrder(hao, product))
    await test.step('the list shows it, the letter has come, the cart is empty', () => seeWhatFollowed(hao, number))
  })
}

test('a refused card leaves the cart as it was OAP-23 PAY-06 PAY-08', async ({ page }) => {
  const hao = shopper(page, 'zh')
  const product = await findProduct(hao)
  await signInToBuy(hao, 'hao')
  await pressAddToCart(hao)
  await takeFromCart(hao, product)
  await sendHome(hao)
  await payByCard(hao, refused)
  await expect(page.getByRole('alert').filter({ hasText: '10003' })).toBeVisible()
  await expect(page).toHaveURL(/\/zh\/cart$/)
  await expect(page.getByRole('checkbox', { name: product })).toBeVisible()
  await page.getByRole('button', { name: `刪除 ${product}` }).click()
  await expect(page.getByText(hao.say(cartTexts.emptyTitle))).toBeVisible()
})

async function seeWhatFollowed(hao: Shopper, number: string): Promise<void> {
  const { page, language, say } = hao
  await page.getByRole('link', { name: say(orderTexts.backToOrders) }).first().click()
  await expect(heading(hao, say(ordersTexts.title))).toBeVisible()
  await expect(page.locator(`a[href$="/order/${number}"]:visible`).first()).toBeVisible()
  await expectAccessible(hao)
  await expect.poll(async () => (await lettersTo('hao@example.com')).map((letter) => letter.subject)).toContain(say(orderMailTexts.placedSubject(number)))
  await page.goto(`/${language}/cart`)
  await expect(page.getByText(say(cartTexts.emptyTitle))).toBeVisible()
}

import { expect, test } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { refusedCartTexts } from '#texts/shop/afterwards/refused-cart.ts'
import { birthdayTexts } from '#texts/shop/birthday.ts'
import { cartTexts, selectLine } from '#texts/shop/cart.ts'
import { confirmTexts, detailsTexts, nextTexts } from '#texts/shop/checkout.ts'
import { greetingTexts } from '#texts/shop/afterwards/order-afterwards.ts'
import { productTexts } from '#texts/shop/product.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { chooseMethod, fillNewHome, fillSender, leaveDetails, payByCard, pressAddToCart, readPlacedOrder, takePayment } from './buying.ts'
import { candle } from './product-page.ts'
import {
  expectAccessible,
  expectFits,
  heading,
  oneScreen,
  open,
  shopper,
  signInWithLine,
  toast,
  typeCard,
  whenKnown,
  type Shopper,
} from './shopper.ts'
import { told } from './told.ts'

const refusedCard = { number: '4242421602184242', expiry: '1231', code: '123' }
const visa = { number: '4242424242424242', expiry: '1231', code: '123' }

async function tellBirthday({ page, say }: Shopper): Promise<void> {
  await page.getByLabel(say(birthdayTexts.year), { exact: true }).selectOption('1990')
  await page.getByLabel(say(birthdayTexts.month), { exact: true }).selectOption('5')
  await page.getByLabel(say(birthdayTexts.day), { exact: true }).selectOption('17')
  await page.getByRole('button', { name: say(birthdayTexts.confirm), exact: true }).click()
  await page.getByRole('button', { name: new RegExp(`^${say(birthdayTexts.confirm)} .*1990`) }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const language of languages) {
  test(
    `CRT-56 a new member comes by an ad, has a card refused, and pays by another: no step twice (${language})`,
    oneScreen(language),
    async ({ page }) => {
      const newcomer = shopper(page, language)
      const { say } = newcomer
      await open(page, `/${language}/product/${candle}-candle-night-plum?utm_source=social&utm_campaign=night-plum`)
      const product = await page.getByRole('heading', { level: 1 }).innerText()
      await test.step('signs in where the goods are, and is back there', async () => {
        await pressAddToCart(newcomer)
        const warning = page
          .getByRole('alert')
          .or(page.getByRole('status'))
          .filter({ hasText: say(productTexts.loginFirst) })
        await warning.getByRole('button', { name: say(shellTexts.logIn) }).click()
        await whenKnown(newcomer, () => signInWithLine(newcomer, 'new'))
        await expect(page).toHaveURL(new RegExp(`/${language}/product/${candle}`))
        await tellBirthday(newcomer)
      })
      await pressAddToCart(newcomer)
      await expect(toast(page, product)).toBeVisible()
      await open(page, `/${language}/cart`)
      const line = page.getByRole('checkbox', { name: say(selectLine(product)) })
      await line.check()
      await page.getByRole('button', { name: say(cartTexts.checkout) }).click()
      await chooseMethod(newcomer, 'black_cat')
      await fillSender(newcomer)
      await fillNewHome(newcomer)
      await leaveDetails(newcomer)
      await takePayment(newcomer, 'credit_cards')
      await typeCard(newcomer, refusedCard)
      await page.getByRole('button', { name: say(confirmTexts.confirm) }).click()

      await test.step('PAY-08 CRT-56 the cart says why, with the line still ticked', async () => {
        await expect(page).toHaveURL(`/${language}/cart`)
        await expect(page.getByRole('alert').filter({ hasText: '10003' })).toBeVisible()
        await expect(heading(newcomer, say(refusedCartTexts.title))).toBeVisible()
        await expect(line).toBeChecked()
        await page.reload()
        await expect(heading(newcomer, say(refusedCartTexts.title))).toBeVisible()
        await expect(line).toBeChecked()
        await expectAccessible(newcomer)
        await expectFits(newcomer)
      })
      await test.step('one button leads to the payment step, and everything else is as it was', async () => {
        await page.getByRole('button', { name: say(refusedCartTexts.payOtherwise) }).click()
        await expect(page.getByRole('button', { name: say(nextTexts[3]) })).toBeEnabled()
        await expect(page.getByText('林小梅').first()).toBeVisible()
        await expect(page.getByRole('textbox', { name: say(detailsTexts.address) })).toHaveCount(0)
        expect((await told(newcomer)).filter((event) => event === 'begin_checkout')).toEqual([])
      })
      await payByCard(newcomer, visa)
      const number = await readPlacedOrder(newcomer, product)
      await expect(heading(newcomer, say(greetingTexts.title))).toBeVisible()
      await expect.poll(async () => (await told(newcomer)).filter((event) => event === 'purchase')).toEqual(['purchase'])
      await test.step('with the next order the word about the card is gone', async () => {
        expect(number).not.toBe('')
        await open(page, `/${language}/cart`)
        await expect(heading(newcomer, say(cartTexts.title))).toBeVisible()
        await expect(heading(newcomer, say(refusedCartTexts.title))).toHaveCount(0)
      })
    },
  )
}

import { devices, expect, test } from '@playwright/test'
import { selectLine } from '#texts/shop/cart.ts'
import { confirmTexts } from '#texts/shop/checkout.ts'
import { hurryToPay } from './buying.ts'
import { comeAsMember, oneScreen, shopper, typeCard, type Shopper } from './shopper.ts'

const candle = 'candle-night-plum'

test.describe('on a Mac', () => {
  test.use({ userAgent: devices['Desktop Safari'].userAgent })

  test('the card behind Apple Pay is declined: the goods stay in the cart PAY-06', oneScreen('en'), async ({ page }) => {
    const hao = shopper(page, 'en')
    await comeAsMember(page, 'hao')
    const product = await hurryToPay(hao, { goods: candle, paymentMethod: 'apple' })
    await page.getByRole('button', { name: hao.say(confirmTexts.applePay) }).click()
    await page.frameLocator('iframe[title="Apple Pay"]').locator('button[data-choice=declined]').click()
    await seeRefused(hao, product)
  })
})

test('the card behind Google Pay is declined: the goods stay in the cart PAY-06', oneScreen('zh'), async ({ page }) => {
  const hao = shopper(page, 'zh')
  await comeAsMember(page, 'hao')
  const product = await hurryToPay(hao, { goods: candle, paymentMethod: 'google' })
  await page.getByRole('button', { name: 'Google Pay' }).click()
  await page.frameLocator('iframe[title="Google Pay"]').locator('button[data-choice=declined]').click()
  await seeRefused(hao, product)
})

test('the bank does not want instalments: the goods stay in the cart PAY-06', oneScreen('zh'), async ({ page }) => {
  const hao = shopper(page, 'zh')
  await comeAsMember(page, 'hao')
  const product = await hurryToPay(hao, { goods: 'serum-green-ume', quantity: 3, paymentMethod: 'installment' })
  await typeCard(hao, { number: '4242428826394242', expiry: '1231', code: '123' })
  await page.getByRole('button', { name: hao.say(confirmTexts.confirm) }).click()
  await seeRefused(hao, product)
})

/** The shop's word with the company's code, and the cart as it was. */
async function seeRefused({ page, language, say }: Shopper, product: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: /\d{3,5}/ })).toBeVisible()
  await page.waitForURL(`**/${language}/cart`)
  await expect(page.getByRole('checkbox', { name: say(selectLine(product)) })).toBeVisible()
}

import { expect, test } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { confirmFor, confirmTexts } from '#texts/shop/checkout.ts'
import { orderTexts } from '#texts/shop/order.ts'
import { payNumber } from '#texts/shop/orders.ts'
import { anotherWayFor, payingTexts } from '#texts/shop/afterwards/paying.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { cardRefused } from '#texts/shared/problems.ts'
import { decideOnPage, hurryToPay, seeOrder } from './buying.ts'
import {
  comeAsMember,
  expectAccessible,
  expectFits,
  heading,
  oneScreen,
  open,
  shopper,
  toast,
  typeCard,
  waitUntilAwake,
  type Shopper,
} from './shopper.ts'

// An order that waits for its money is paid after all.

const candle = 'candle-night-plum'
const refusedCard = { number: '4242421602184242', expiry: '1231', code: '123' }
const visa = { number: '4242424242424242', expiry: '1231', code: '123' }

const numberOf = ({ page }: Shopper) => /order\/(\w+)/.exec(page.url())?.[1] ?? ''

async function choose({ page, say }: Shopper, method: 'credit_cards' | 'jko'): Promise<void> {
  await page.getByRole('radio', { name: say(paymentMethodTexts[method].offered.title) }).check({ force: true })
}

for (const language of languages) {
  test(
    `PAY-17 refused by LINE, then by a bank, hao pays with another card, and nothing was typed twice (${language})`,
    oneScreen(language),
    async ({ page }) => {
      const hao = shopper(page, language)
      const { say } = hao
      await comeAsMember(page, 'hao')
      await hurryToPay(hao, { goods: candle, paymentMethod: 'line' })
      await page.getByRole('button', { name: say(confirmTexts.complete) }).click()
      await decideOnPage(hao, 'refuse')
      await seeOrder(hao, 'pending_payment')
      const number = numberOf(hao)
      await expect(heading(hao, say(orderTexts.paymentFailed))).toBeVisible()
      await page.getByRole('link', { name: say(payingTexts.again) }).click()

      await test.step('the way that was chosen is chosen, with amount and deadline; others stand beside it', async () => {
        await expect(page).toHaveURL(`/${language}/order/${number}/payment`)
        await expect(page.getByRole('radio', { name: say(paymentMethodTexts.line.offered.title) })).toBeChecked()
        await expect(page.getByRole('timer')).toBeVisible()
        await expect(page.getByRole('radio', { name: say(paymentMethodTexts.when_received.offered.title) })).toHaveCount(0)
        await expectAccessible(hao)
        await expectFits(hao)
      })
      const total = formatTwd(Number((await page.locator('.total-box .total').innerText()).replaceAll(/\D/g, '')), language)
      const payButton = page.getByRole('button', { name: say(confirmFor(payingTexts.confirm, total)) })
      await test.step('a card that is refused is told here, and another can be typed at once', async () => {
        await choose(hao, 'credit_cards')
        await typeCard(hao, refusedCard)
        await payButton.click()
        await expect(toast(page, say(cardRefused('10003')).slice(0, 12))).toBeVisible()
        await expect(page).toHaveURL(`/${language}/order/${number}/payment`)
        await expect(payButton).toBeEnabled()
        await expectAccessible(hao)
      })
      await page.reload()
      await waitUntilAwake(page)
      await choose(hao, 'credit_cards')
      await typeCard(hao, visa)
      await payButton.click()
      await seeOrder(hao, 'confirmed')
      await expect(page).toHaveURL(`/${language}/order/${number}`)
      await test.step('a paid order needs no payment, and says so', async () => {
        await open(page, `/${language}/order/${number}/payment`)
        await expect(heading(hao, say(payingTexts.notPayable))).toBeVisible()
        await expectAccessible(hao)
      })
    },
  )

  test(
    `PAY-17 OLS-12 LINE’s page was closed: the list leads back to it, and to every other way (${language})`,
    oneScreen(language),
    async ({ page }) => {
      const hao = shopper(page, language)
      const { say } = hao
      await comeAsMember(page, 'hao')
      await hurryToPay(hao, { goods: candle, paymentMethod: 'line' })
      await page.getByRole('button', { name: say(confirmTexts.complete) }).click()
      await decideOnPage(hao, 'abandon')
      await seeOrder(hao, 'pending_payment')
      const number = numberOf(hao)
      await open(page, `/${language}/user/orders?tab=unpaid`)
      const here = page.getByRole('link', { name: say(payNumber(number)) }).filter({ visible: true })
      expect(await here.getAttribute('href')).not.toContain(`/order/${number}`)
      await expect(page.getByRole('timer').filter({ visible: true }).first()).toBeVisible()
      await expectAccessible(hao)
      await expectFits(hao)
      await page
        .getByRole('link', { name: say(anotherWayFor(number)) })
        .filter({ visible: true })
        .click()
      await choose(hao, 'jko')
      await page.getByRole('button', { name: say(payingTexts.complete) }).click()
      await decideOnPage(hao, 'approve')
      await seeOrder(hao, 'confirmed')
      await expect(page.getByText(say(paymentMethodTexts.jko.name)).first()).toBeVisible()
    },
  )
}

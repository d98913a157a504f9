import { devices, expect, test, type Page } from '@playwright/test'
import type { Order, OrderPage } from '#contract/shop/api/order.ts'
import type { ProductCard } from '#contract/shop/api/products.ts'
import { languages } from '#rules/locale.ts'
import {
  checkoutTexts,
  confirmTexts,
  detailsTexts,
  didNotPay,
  inPeriods,
  nextTexts,
  partsOf,
  usingRecipient,
} from '#texts/shop/checkout.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { fieldTexts } from '#texts/shared/fields.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { orderStatusTexts, orderTexts } from '#texts/shop/order.ts'
import { bringToCheckout, chooseMethod, decideOnPage, hurryToPay, seeOrder } from './buying.ts'
import { operate } from './operations.ts'
import {
  ask,
  comeAsMember,
  expectAccessible,
  expectFits,
  heading,
  oneScreen,
  open,
  putIntoCart,
  shopper,
  toast,
  typeCard,
  type Shopper,
} from './shopper.ts'

// Every payment method to its end, the good one and the other.

const candle = 'candle-night-plum'
const visa = { number: '4242424242424242', expiry: '1231', code: '123' }

for (const language of languages) {
  test(`frozen goods for somebody sent to before, paid with a saved card (${language})`, oneScreen(language), async ({ page }) => {
    const mei = shopper(page, language)
    const { say } = mei
    await comeAsMember(page, 'mei')
    await bringToCheckout(mei, 'dumplings-shrimp-24')
    await chooseMethod(mei, 'freezing')
    await test.step('RCP-04 SHP-08 another saved recipient is chosen; whom frozen goods do not reach cannot be', () =>
      chooseAnotherRecipient(mei))
    await page.getByRole('button', { name: say(nextTexts[2]) }).click()
    await test.step('CK3-11 the saved cards come before step 4 opens', () => loadCardsBeforeStepFour(mei))
    const first = page
      .getByRole('radiogroup', { name: say(confirmTexts.savedCards) })
      .locator('.option-card')
      .first()
    await test.step('CK4-02 the default card comes first, marked and chosen', async () => {
      await expect(first.getByRole('radio')).toBeChecked()
      await expect(first).toContainText(say(confirmTexts.defaultCard))
      await expectAccessible(mei)
      await expectFits(mei)
    })
    await test.step('CK4-03 a new card can be typed instead, and back', async () => {
      await page.getByRole('radio', { name: say(confirmTexts.useNew) }).check({ force: true })
      await expect(page.locator('iframe')).toHaveCount(3)
      await page.getByRole('radio', { name: say(confirmTexts.useSaved) }).check({ force: true })
      await expect(page.locator('iframe')).toHaveCount(1)
    })
    await test.step('CK4-06 CK4-08 its code is needed again', async () => {
      await page.getByRole('button', { name: say(confirmTexts.confirm) }).click()
      await expect(toast(page, say(confirmTexts.savedCodeWrong))).toBeVisible()
      await expect(page.locator('.error-text')).toHaveText(say(confirmTexts.savedCodeWrong))
      await page.locator('iframe').contentFrame().locator('input').pressSequentially('123')
      await page.getByRole('button', { name: say(confirmTexts.confirm) }).click()
      await seeOrder(mei, 'confirmed')
    })
    await cancelForMoneyBack(mei)
  })
}

/** A paid order is cancelled: the money goes back to the card. */
async function cancelForMoneyBack(mei: Shopper): Promise<void> {
  const { page, language, say } = mei
  const order = page.url()
  await page.getByRole('link', { name: say(orderTexts.cancelOrder) }).click()
  await page.getByRole('button', { name: say(orderTexts.cancelThis) }).click()
  await page.waitForURL(`**/${language}/user/orders`)
  const read = async () => (await (await page.request.get(`/api/v2/user/orders/${order.split('/').at(-1)}`)).json()) as Order
  await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toBe('refunded')
  await open(page, order)
  await expect(page.getByText(say(orderStatusTexts.refunded)).first()).toBeVisible()
  await expectAccessible(mei)
}

/** The dialog of saved recipients: where frozen goods cannot go, nobody can be chosen. */
async function chooseAnotherRecipient(mei: Shopper): Promise<void> {
  const { page, say } = mei
  await page.getByRole('button', { name: say(detailsTexts.reselect) }).click()
  const dialog = page.getByRole('dialog', { name: say(detailsTexts.chooseRecipient) })
  await expect(dialog.getByRole('radio', { name: '周雅婷' })).toBeDisabled()
  await expect(dialog.locator('.option-card').filter({ hasText: '周雅婷' })).toContainText(say(fieldTexts.freezingDisabled))
  await expectAccessible(mei)
  const another = (await dialog.getByRole('radio', { name: '林陳秀琴' }).isChecked()) ? '林小梅' : '林陳秀琴'
  await dialog.getByRole('radio', { name: another }).check()
  await dialog.getByRole('button', { name: say(detailsTexts.useThis) }).click()
  await expect(page.getByText(say(usingRecipient(another)))).toBeVisible()
}

/** The shop's answer about the cards is held back for a moment: step 4 waits for it (CK3-11). */
async function loadCardsBeforeStepFour({ page, say }: Shopper): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  await page.route('**/api/v1/user/cards', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('radio', { name: say(paymentMethodTexts.credit_cards.offered.title) }).check()
  const asked = page.waitForRequest('**/api/v1/user/cards')
  await page.getByRole('button', { name: say(nextTexts[3]) }).click()
  await asked
  await expect(page.getByRole('button', { name: say(confirmTexts.processing) })).toBeVisible()
  await expect(page.locator('.total-box')).toHaveCount(0)
  release(undefined)
  await expect(page.locator('.total-box')).toBeVisible()
}

test('in twelve parts, by a new card that the bank wants to see on its own page', oneScreen('zh'), async ({ page }) => {
  const hao = shopper(page, 'zh')
  const { say } = hao
  await comeAsMember(page, 'hao')
  await test.step('CK3-02 in Chinese, parts are offered', () =>
    hurryToPay(hao, { goods: 'serum-green-ume', quantity: 10, paymentMethod: 'installment' }))
  await test.step('CK3-18 CK4-11 from 12000 on in three, six or twelve, each with its amounts', async () => {
    const periods = page.getByRole('radiogroup', { name: say(confirmTexts.periods) }).getByRole('radio')
    await expect(periods).toHaveCount(3)
    await expect(periods.first()).toBeChecked()
    await periods.nth(2).check()
    await expect(page.getByText(say(partsOf(formatTwd(1074, 'zh'), formatTwd(1066, 'zh'))))).toBeVisible()
  })
  await test.step('CK4-09 a number that is none is told beside its field and in a word, and gets the focus', async () => {
    await typeCard(hao, { ...visa, number: '4242424242424241' })
    await page.getByRole('button', { name: say(confirmTexts.confirm) }).click()
    await expect(toast(page, say(confirmTexts.cardWrong))).toBeVisible()
    await expect(page.locator('.error-text')).toHaveText(say(confirmTexts.numberWrong))
    const number = page.locator('iframe').first().contentFrame().locator('input')
    await expect(number).toBeFocused()
    await expectAccessible(hao)
    await expectFits(hao)
    await number.fill(visa.number)
  })
  await test.step('PAY-12 approved on the bank’s page, the order tells its parts', async () => {
    await page.getByRole('button', { name: say(confirmTexts.confirm) }).click()
    await decideOnPage(hao, 'approve')
    await seeOrder(hao, 'confirmed')
    await expect(page.getByText(say(inPeriods(12))).first()).toBeVisible()
    await expectAccessible(hao)
  })
})

test('in English there are no parts; a card that its bank’s page refuses CK3-02', oneScreen('en'), async ({ page }) => {
  const hao = shopper(page, 'en')
  await comeAsMember(page, 'hao')
  await hurryToPay(hao, { goods: 'serum-green-ume', quantity: 10, paymentMethod: 'credit_cards' })
  await typeCard(hao, visa)
  await page.getByRole('button', { name: hao.say(confirmTexts.confirm) }).click()
  await decideOnPage(hao, 'refuse')
  await seeUnpaid(hao)
})

test(
  'the card company gives no answer: the order is being checked, and stands once the company is asked D-60',
  oneScreen('zh'),
  async ({ page }) => {
    const hao = shopper(page, 'zh')
    await comeAsMember(page, 'hao')
    await hurryToPay(hao, { goods: candle, paymentMethod: 'credit_cards' })
    await typeCard(hao, { ...visa, number: '4000420001000001' })
    await page.getByRole('button', { name: hao.say(confirmTexts.confirm) }).click()
    await seeOrder(hao, 'uncharged')
    await expect(heading(hao, hao.say(orderTexts.beingChecked))).toBeVisible()
    await expectAccessible(hao)
    await operate('run-job', 'settle', '--at', new Date(Date.now() + 2 * 60_000).toISOString())
    await page.reload()
    await seeOrder(hao, 'confirmed')
  },
)

for (const language of languages) {
  test(
    `the total has changed since it was seen: nothing is ordered, the new one is told; then an answer gets lost, and pressing again orders once (${language}) PAY-13 D-73`,
    oneScreen(language),
    async ({ page }) => {
      const hao = shopper(page, language)
      await comeAsMember(page, 'hao')
      await hurryToPay(hao, { goods: candle, paymentMethod: 'when_received' })
      const { products } = await ask<{ products: ProductCard[] }>(hao, '/api/v1/product/hottest?rows=200')
      await putIntoCart(page, products.find(({ slug }) => slug === candle)?.id ?? 0)
      const complete = page.getByRole('button', { name: hao.say(confirmTexts.complete) })
      await complete.click()
      await expect(toast(page, formatTwd(2 * 690 + 30, language))).toBeVisible()
      await page.waitForURL(`**/${language}/cart`)

      await hurryToPay(hao, { goods: candle, paymentMethod: 'when_received' })
      await page.route(
        '**/api/v2/user/orders',
        async (route) => {
          await route.fetch()
          await route.abort()
        },
        { times: 1 },
      )
      const before = await countOrders(page)
      await complete.click()
      await expect(toast(page, hao.say(checkoutTexts.noAnswer))).toBeVisible()
      await complete.click()
      await seeOrder(hao, 'confirmed')
      expect(await countOrders(page)).toBe(before + 1)
    },
  )
}

async function countOrders({ request }: Page): Promise<number> {
  return ((await (await request.get('/api/v2/user/orders/all?items=10')).json()) as OrderPage).pages.count
}

for (const { paymentMethod, language } of [
  { paymentMethod: 'line', language: 'zh' },
  { paymentMethod: 'jko', language: 'en' },
] as const) {
  test(
    `${paymentMethod} is refused on its page: the order says so and can be cancelled (${language})`,
    oneScreen(language),
    async ({ page }) => {
      const hao = shopper(page, language)
      await comeAsMember(page, 'hao')
      await hurryToPay(hao, { goods: candle, paymentMethod })
      await page.getByRole('button', { name: hao.say(confirmTexts.complete) }).click()
      await decideOnPage(hao, 'refuse')
      await seeUnpaid(hao)
    },
  )
}

for (const language of languages) {
  test(`JKOPAY is left and paid later by the link on the order page (${language}) PAY-09 ORD-15`, oneScreen(language), async ({ page }) => {
    const hao = shopper(page, language)
    await comeAsMember(page, 'hao')
    await hurryToPay(hao, { goods: candle, paymentMethod: 'jko' })
    await page.getByRole('button', { name: hao.say(confirmTexts.complete) }).click()
    await decideOnPage(hao, 'abandon')
    await seeOrder(hao, 'pending_payment')
    await open(page, `/${language}/user/orders`)
    await page.locator('a[href*="/order/"]').filter({ visible: true }).first().click()
    await seeOrder(hao, 'pending_payment')
    await expectAccessible(hao)
    await expectFits(hao)
    await page.getByRole('link', { name: hao.say(orderTexts.repay) }).click()
    await decideOnPage(hao, 'approve')
    await seeOrder(hao, 'confirmed')
  })
}

/** The money did not come: the page says so, does not ask for it any more, and offers to cancel. */
async function seeUnpaid(hao: Shopper): Promise<void> {
  const { page, say } = hao
  await seeOrder(hao, 'pending_payment')
  await expect(heading(hao, say(orderTexts.paymentFailed))).toBeVisible()
  await expect(page.getByRole('link', { name: say(orderTexts.repay) })).toHaveCount(0)
  await expect(page.getByRole('link', { name: say(orderTexts.cancelOrder) }).first()).toBeVisible()
  await expectAccessible(hao)
  await expectFits(hao)
}

test.describe('on a Mac', () => {
  test.use({ userAgent: devices['Desktop Safari'].userAgent })

  for (const language of languages) {
    test(
      `Apple Pay on its own sheet: thought better of, then paid (${language}) CK3-04 CK4-12 CK4-22`,
      oneScreen(language),
      async ({ page }) => {
        const hao = shopper(page, language)
        await comeAsMember(page, 'hao')
        await hurryToPay(hao, { goods: candle, paymentMethod: 'apple' })
        await expectAccessible(hao)
        const button = page.getByRole('button', { name: hao.say(confirmTexts.applePay) })
        const sheet = page.frameLocator('iframe[title="Apple Pay"]')
        await button.click()
        await sheet.locator('button[data-choice=cancel]').click()
        await expect(toast(page, hao.say(didNotPay('Apple Pay')))).toBeVisible()
        await button.click()
        await sheet.locator('button[data-choice=pay]').click()
        await seeOrder(hao, 'confirmed')
      },
    )
  }
})

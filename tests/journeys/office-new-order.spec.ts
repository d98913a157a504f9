import { expect, test } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { newOrderTexts } from '#texts/office/new-order.ts'
import { linkTexts } from '#texts/office/order-page/payment-link.ts'
import { stateTexts } from '#texts/office/orders.ts'
import { savingTexts } from '#texts/office/saving.ts'
import { languageTexts } from '#texts/office/letters.ts'
import { editedFieldTexts } from '#texts/shared/edited-fields.ts'
import { confirmFor } from '#texts/shop/checkout.ts'
import { payLinkTexts } from '#texts/shop/afterwards/pay-link.ts'
import { payingTexts } from '#texts/shop/afterwards/paying.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { comeToOffice, keptDrafts, openMoreActions, speakAs } from './office-page.ts'
import {
  ask,
  expectAccessible,
  expectAccessibleInEachTheme,
  expectFits,
  heading,
  oneScreen,
  open,
  shopper,
  toast,
  typeCard,
} from './shopper.ts'

// Somebody calls, somebody of customer care orders for them, and they pay by the link that they get in a chat.

const candle = 1
const visa = { number: '4242424242424242', expiry: '1231', code: '123' }

test.afterEach(({ page }) => speakAs(page, 'zh'))

for (const language of languages) {
  test(
    `DSK-24 DSK-25 DSK-26 DSK-28 care orders for a caller who is new, and the caller pays by the link, without signing in (${language})`,
    oneScreen(language),
    async ({ page, browser, viewport }) => {
      const care = shopper(page, language)
      const { say } = care
      const caller = language === 'zh' ? '葉小姐' : 'Ivy Yeh'
      const { name: goods } = await ask<{ name: string }>(care, `/api/v1/products/${candle}`)
      await comeToOffice(page, 'care', '/office/orders')
      await speakAs(page, language)
      await page.getByRole('link', { name: say(newOrderTexts.open) }).click()
      await expect(heading(care, say(newOrderTexts.title))).toBeVisible()

      const customer = page.getByRole('form', { name: say(newOrderTexts.newCustomer) })
      await customer.getByLabel(say(newOrderTexts.name), { exact: true }).fill(caller)
      await customer.getByLabel(say(newOrderTexts.phone), { exact: true }).fill('0955123987')
      await customer.getByRole('button', { name: say(newOrderTexts.enter) }).click()
      await expect(toast(page, say(newOrderTexts.entered))).toBeVisible()
      await page.getByLabel(say(newOrderTexts.language)).selectOption({ label: say(languageTexts[language]) })

      await page.getByRole('searchbox', { name: say(newOrderTexts.findGoods) }).fill(goods)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: new RegExp(`#${candle}$`) }).click()

      const field = (name: string) => page.getByLabel(say(editedFieldTexts[name] ?? newOrderTexts.name), { exact: true })
      await page.getByLabel(say(newOrderTexts.method)).selectOption('black_cat')
      await page.getByRole('button', { name: say(newOrderTexts.sameAsBuyer) }).click()
      await expect(field('contact.name')).toHaveValue(caller)
      await field('contact.county').fill('新竹縣')
      await field('contact.district').fill('竹北市')
      await page.getByLabel(say(newOrderTexts.carrierWord)).fill('/AB12.+-')

      await test.step('what the checkout would refuse is refused, and said at its field', async () => {
        await page.getByRole('button', { name: say(newOrderTexts.place) }).click()
        await expect(field('contact.address')).toHaveAttribute('aria-invalid', 'true')
        await expectAccessibleInEachTheme(care)
        await expectFits(care)
      })
      await field('contact.address').fill('文興路一段 168 號 8 樓')
      await page.getByRole('button', { name: say(newOrderTexts.place) }).click()

      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('img', { name: say(linkTexts.qr) })).toBeVisible()
      await expectAccessibleInEachTheme(care)
      const sentence = await dialog.getByLabel(say(linkTexts.sentence)).inputValue()
      const address = /https?:\/\/\S+$/.exec(sentence)?.[0] ?? ''
      expect(new URL(address).pathname).toMatch(new RegExp(`^/${language}/pay/[\\w-]{43}$`))
      await dialog
        .getByRole('button', { name: say(linkTexts.close), exact: true })
        .last()
        .click()
      await expect(page).toHaveURL(/\/office\/orders\/[A-Z2-9]{12}$/)
      const number = page.url().split('/').at(-1) ?? ''
      expect(sentence).toContain(number)
      await test.step('NAV-19 another copy is given for other hours, which are nothing to be saved any more', async () => {
        // The form that was left has a field of that name, too.
        const panel = page.getByRole('region', { name: say(linkTexts.heading) })
        await panel.getByLabel(say(linkTexts.hours)).fill('12')
        await expect.poll(() => keptDrafts(page)).toContain('"12"')
        await panel.getByRole('button', { name: say(linkTexts.another) }).click()
        await expect(dialog.getByRole('img', { name: say(linkTexts.qr) })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        await expect(page.getByText(say(savingTexts.unsaved))).toHaveCount(0)
        await expect.poll(() => keptDrafts(page)).not.toContain('"12"')
      })

      const phone = await browser.newContext({ viewport, locale: language === 'zh' ? 'zh-TW' : 'en-US', timezoneId: 'Asia/Taipei' })
      const payer = shopper(await phone.newPage(), language)
      await test.step('the caller sees number, goods and total, no address and no phone, and pays', async () => {
        await open(payer.page, address)
        await expect(payer.page.getByRole('heading', { level: 1 })).toContainText(number)
        await expect(payer.page.getByText(goods).first()).toBeVisible()
        await expect(payer.page.locator('main')).not.toContainText('0955')
        await expect(payer.page.locator('main')).not.toContainText('文興路')
        await typeCard(payer, visa)
        await expectAccessible(payer)
        await expectFits(payer)
        const total = formatTwd(Number((await payer.page.locator('.total-box .total').innerText()).replaceAll(/\D/g, '')), language)
        await payer.page.getByRole('button', { name: say(confirmFor(payingTexts.confirm, total)) }).click()
        await expect(heading(payer, say(payLinkTexts.paid))).toBeVisible({ timeout: 30_000 })
        await expectAccessible(payer)
      })
      await phone.close()
      await expect(page.locator('.page-bar').getByText(say(stateTexts.confirmed))).toBeVisible({ timeout: 30_000 })

      await test.step('the order is copied into a new one, with its goods and its customer', async () => {
        await openMoreActions(page)
        await page.getByRole('link', { name: say(newOrderTexts.copy) }).click()
        await expect(page).toHaveURL(new RegExp(`/office/orders/new\\?copy=${number}`))
        await expect(page.getByText(caller, { exact: true })).toBeVisible()
        // Its goods are told in the language of the buyer, once they are priced.
        await expect(page.getByRole('button', { name: new RegExp(`^${say(newOrderTexts.remove)} .`) })).toHaveCount(1)
        await expect(field('contact.address')).toHaveValue('文興路一段 168 號 8 樓')
      })
    },
  )
}

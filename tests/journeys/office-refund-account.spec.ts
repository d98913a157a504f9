import { expect, test } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { moneyTexts, refundTexts, unitsFor } from '#texts/office/money.ts'
import { refundAccountTexts as officeTexts, wentTo } from '#texts/office/order-page/refund-account.ts'
import { moveTexts, orderPageTexts } from '#texts/office/orders.ts'
import { accountEnding, refundAccountTexts } from '#texts/shop/afterwards/refund-account.ts'
import { fieldTexts } from '#texts/shared/fields.ts'
import { comeToOffice, openMoreActions, orderInInstalments, speakAs } from './office-page.ts'
import { ask, expectAccessible, expectAccessibleInEachTheme, expectFits, heading, oneScreen, open, shopper, toast } from './shopper.ts'

// A part of an instalment payment: no company gives it back, so its buyer says where to, and somebody of the shop transfers it.

const candle = 1
const esun = { zh: '808 玉山銀行', en: '808 E.SUN Bank' } as const

test.afterEach(({ page }) => speakAs(page, 'zh'))

for (const language of languages) {
  test(
    `DSK-20 D-111 a part of instalments goes to an account that its buyer enters by a link, without signing in (${language})`,
    oneScreen(language),
    async ({ page, browser, viewport }) => {
      const boss = shopper(page, language)
      const { say } = boss
      const number = await orderInInstalments(page, { name: '羅小安' })
      await comeToOffice(page, 'boss', `/office/orders/${number}`)
      await speakAs(page, language)
      const { name: goods } = await ask<{ name: string }>(boss, `/api/v1/products/${candle}`)
      const bar = page.locator('.page-bar')
      const dialog = page.getByRole('dialog')
      await bar.getByRole('button', { name: say(moveTexts.start_picking), exact: true }).click()
      await dialog.getByRole('button', { name: say(moveTexts.start_picking), exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await openMoreActions(page)
      await bar.getByRole('button', { name: say(moneyTexts.refund), exact: true }).click()
      await dialog
        .getByRole('group', { name: say(unitsFor(goods)) })
        .getByRole('button', { name: say(refundTexts.more) })
        .click()
      await expect(dialog.getByText(say(officeTexts.instalments))).toBeVisible()
      await expectAccessibleInEachTheme(boss)
      await dialog.getByRole('button', { name: /NT\$/ }).last().click()
      await expect(toast(page, say(refundTexts.done))).toBeVisible()

      const panel = page.getByRole('region', { name: say(officeTexts.heading) })
      await panel.getByRole('button', { name: say(officeTexts.giveLink) }).click()
      const sentence = await dialog.getByLabel(say(officeTexts.sentence)).inputValue()
      const address = /https?:\/\/\S+$/.exec(sentence)?.[0] ?? ''
      await expectAccessibleInEachTheme(boss)
      await dialog
        .getByRole('button', { name: say(officeTexts.close), exact: true })
        .last()
        .click()

      const phone = await browser.newContext({ viewport, locale: language === 'zh' ? 'zh-TW' : 'en-US', timezoneId: 'Asia/Taipei' })
      const buyer = shopper(await phone.newPage(), language)
      const field = (text: { zh: string; en: string }) => buyer.page.getByLabel(say(text))
      await test.step('the buyer opens the link, is told at its field what is missing, and enters an account', async () => {
        await open(buyer.page, new URL(address).pathname.replace(/^\/../, `/${language}`))
        await expect(buyer.page.getByText(number)).toBeVisible()
        await expect(buyer.page.locator('main')).not.toContainText('羅小安')
        await buyer.page.getByRole('button', { name: say(refundAccountTexts.send) }).click()
        await expect(field(refundAccountTexts.bank)).toBeFocused()
        await expect(buyer.page.getByText(say(fieldTexts.accountHolder))).toBeVisible()
        await expectAccessibleInEachTheme(buyer)
        await expectFits(buyer)
        await field(refundAccountTexts.bank).selectOption({ label: say(esun) })
        await field(refundAccountTexts.number).fill('0123-4567-89012')
        await field(refundAccountTexts.holder).fill('陳浩')
        await buyer.page.getByRole('button', { name: say(refundAccountTexts.send) }).click()
        await expect(heading(buyer, say(refundAccountTexts.done))).toBeFocused()
        await expect(buyer.page.getByText(say(accountEnding(say(esun), '9012')))).toBeVisible()
        await expectAccessible(buyer)
      })

      await test.step('it is masked in the office, opened by a press, and recorded as where the money went', async () => {
        await expect(panel.getByText(say(accountEnding(say(esun), '9012')))).toBeVisible({ timeout: 30_000 })
        await panel.getByRole('button', { name: say(officeTexts.open) }).click()
        await expect(dialog.getByText('0123456789012')).toBeVisible()
        await expectAccessibleInEachTheme(boss)
        await expectFits(boss)
        await dialog
          .getByRole('button', { name: say(officeTexts.close), exact: true })
          .last()
          .click()
        await page
          .getByRole('region', { name: say(orderPageTexts.refunds) })
          .getByRole('button', { name: say(moneyTexts.confirm) })
          .click()
        await expect(dialog.getByLabel(say(wentTo(say(accountEnding(say(esun), '9012')))))).toBeChecked()
        await dialog.getByLabel(say(moneyTexts.reference)).fill('20261125-7')
        await dialog.getByRole('button', { name: say(moneyTexts.confirm) }).click()
        await expect(toast(page, say(moneyTexts.confirmed))).toBeVisible()
      })
      await buyer.page.reload()
      await expect(buyer.page.getByText(say(refundAccountTexts.ended))).toBeVisible()
      await phone.close()
    },
  )
}

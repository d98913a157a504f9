import { expect, test, type Page } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { approvalCallText, approvalsTexts, approvalStateTexts, decideAbout } from '#texts/office/approvals.ts'
import { moneyTexts, refundNow, refundTexts } from '#texts/office/money.ts'
import { moveTexts, orderPageTexts } from '#texts/office/orders.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { comeToOffice, openMoreActions, orderByCard, speakAs } from './office-page.ts'
import { expectAccessibleInEachTheme, expectFits, oneScreen, shopper, toast } from './shopper.ts'

// A second person: what is above somebody's limit is done when another has looked at it.

// Whoever comes next is spoken to in Chinese.
test.afterEach(({ page }) => speakAs(page, 'zh'))

for (const language of languages) {
  test(
    `ACC-37 ACC-38 a refund above the limit of customer care is asked for, and given when the owner approves (${language})`,
    oneScreen(language),
    async ({ page, browser }) => {
      const care = shopper(page, language)
      const { say } = care
      const number = await orderByCard(page, { quantity: 5, name: '溫小玉' })
      const context = await browser.newContext()
      const upstairs = await context.newPage()
      await comeToOffice(upstairs, 'boss', `/office/orders/${number}`)
      const owner = shopper(upstairs, 'zh')
      await startPacking(upstairs)

      await comeToOffice(page, 'care', `/office/orders/${number}`)
      await speakAs(page, language)
      await openMoreActions(page)
      await page.getByRole('button', { name: say(moneyTexts.refund), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: say(refundTexts.whole) }).click()
      await dialog.getByLabel(say(refundTexts.words)).fill('整箱受潮')
      await expect(dialog.getByText(say(refundTexts.needsApproval))).toBeVisible()
      await expectAccessibleInEachTheme(care)
      await expectFits(care)
      const total = await totalOf(page, number)
      expect(total, 'more than customer care gives alone').toBeGreaterThan(1000)
      await dialog.getByRole('button', { name: say(refundNow(formatTwd(total, language))) }).click()
      await expect(toast(page, say(refundTexts.asked))).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('region', { name: say(orderPageTexts.refunds) }), 'nothing went back yet').toHaveCount(0)

      await page.goto('/office/approvals')
      const asked = page.getByRole('listitem').filter({ hasText: number })
      await expect(asked).toContainText(say(approvalsTexts.own))
      await expectAccessibleInEachTheme(care)
      await expectFits(care)

      await upstairs.goto('/office/approvals')
      const waiting = upstairs.getByRole('listitem').filter({ hasText: number })
      await expect(waiting).toContainText('整箱受潮')
      await expect(waiting).toContainText(`退 ${formatTwd(total, 'zh')}`)
      await expectAccessibleInEachTheme(owner)
      await waiting
        .getByRole('button', {
          name: owner.say(decideAbout(approvalsTexts.yes, `${owner.say(approvalCallText('orders.refund'))} ${number}`)),
          exact: true,
        })
        .click()
      await expect(toast(upstairs, owner.say(approvalsTexts.doneNow))).toBeVisible()
      await expect(waiting).toContainText(owner.say(approvalStateTexts.done))

      await page.goto(`/office/orders/${number}`)
      const refunds = page.getByRole('region', { name: say(orderPageTexts.refunds) })
      await expect(refunds.getByRole('listitem'), 'once').toHaveCount(1)
      await expect(refunds).toContainText(formatTwd(total, language))
      await expectAccessibleInEachTheme(care)
      await context.close()
    },
  )
}

async function startPacking(page: Page): Promise<void> {
  await page.locator('.page-bar').getByRole('button', { name: moveTexts.start_picking.zh, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: moveTexts.start_picking.zh, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function totalOf(page: Page, number: string): Promise<number> {
  const { order } = (await (await page.request.get(`/office/api/v1/orders/${number}`)).json()) as { order: { grand_total: number } }
  return order.grand_total
}

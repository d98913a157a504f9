import { expect, test } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { effectTexts } from '#texts/office/effects.ts'
import { moneyTexts, refundNow, refundTexts } from '#texts/office/money.ts'
import { joiningTexts, needlessFee, refundFeeOf } from '#texts/office/packing/joining.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { comeToOffice, openMoreActions, orderByCard, speakAs } from './office-page.ts'
import { operate } from './operations.ts'
import { expectAccessibleInEachTheme, expectFits, oneScreen, shopper, toast } from './shopper.ts'

// Two orders of one buyer to one door travel in one box, and the second delivery fee goes back.

test.afterEach(({ page }) => speakAs(page, 'zh'))

for (const language of languages) {
  test(
    `DSK-30 orders of one buyer are joined, the needless delivery fee is refunded, and they come apart again (${language})`,
    oneScreen(language),
    async ({ page }, { repeatEachIndex, retry }) => {
      const boss = shopper(page, language)
      const { say } = boss
      // Nobody else's orders go to this name, however often it is told.
      const name = `${retry === 0 ? '簡' : '錢'}${language === 'zh' ? '大' : '小'}${'合和河荷禾何'.charAt(repeatEachIndex)}`
      const [one, other] = [await orderByCard(page, { quantity: 1, name }), await orderByCard(page, { quantity: 1, name })]
      for (const number of [one, other]) await operate('start-picking', number, '--actor', 'Ana')
      await comeToOffice(page, 'boss', `/office/orders/${one}`)
      await speakAs(page, language)
      const panel = page.getByRole('region', { name: say(joiningTexts.heading) })
      const dialog = page.getByRole('dialog')
      await panel.getByRole('button', { name: say(joiningTexts.join) }).click()
      await expect(dialog.getByText(other)).toBeVisible()
      await expectAccessibleInEachTheme(boss)
      await expectFits(boss)
      await dialog.getByRole('button', { name: say(joiningTexts.join), exact: true }).click()
      await expect(toast(page, say(joiningTexts.joined))).toBeVisible()
      await expect(panel.getByText(say(needlessFee(other, formatTwd(200, language))))).toBeVisible()

      await panel.getByRole('button', { name: say(refundFeeOf(other, formatTwd(200, language))) }).click()
      const press = dialog.getByRole('button', { name: say(refundNow(formatTwd(200, language))) })
      await expect(press).toBeEnabled()
      await expectAccessibleInEachTheme(boss)
      await expectFits(boss)
      await press.click()
      await expect(toast(page, say(refundTexts.done))).toBeVisible()
      await expect(panel.getByText(say(needlessFee(other, formatTwd(200, language))))).toHaveCount(0)

      await panel.getByRole('button', { name: say(joiningTexts.part) }).click()
      await expect(dialog).toContainText(say(effectTexts.part[0]))
      await dialog.getByRole('button', { name: say(joiningTexts.part) }).click()
      await expect(toast(page, say(joiningTexts.parted))).toBeVisible()
      await expect(panel.getByRole('button', { name: say(joiningTexts.join) })).toBeVisible()
      await openMoreActions(page)
      await expect(page.getByRole('button', { name: say(moneyTexts.refund), exact: true })).toBeVisible()
    },
  )
}

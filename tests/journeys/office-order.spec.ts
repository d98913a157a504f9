import { expect, test } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { languageTexts, letterKindTexts, letterTexts } from '#texts/office/letters.ts'
import { assignTexts, noteTexts, tagAdded, tagTexts } from '#texts/office/order-page/notes.ts'
import { cancelEffectTexts, editTexts, unitsFollow } from '#texts/office/order-page/order-edit.ts'
import { moveDialogTexts, moveTexts, ordersTexts } from '#texts/office/orders.ts'
import { timelineKindTexts, timelineTexts } from '#texts/office/order-page/timeline.ts'
import { editedFieldTexts } from '#texts/shared/edited-fields.ts'
import { comeToOffice, openMoreActions, orderOnDelivery, speakAs } from './office-page.ts'
import { expectAccessibleInEachTheme, expectFits, oneScreen, shopper, toast } from './shopper.ts'

// The page of an order, as somebody of customer care uses it.

test.afterEach(({ page }) => speakAs(page, 'zh'))

for (const language of languages) {
  test(
    `DSK-11 DSK-12 DSK-14 DSK-15 care finds an order by the last three figures of a phone, changes its recipient, and keeps beside it what matters (${language})`,
    oneScreen(language),
    async ({ page }) => {
      const care = shopper(page, language)
      const { say } = care
      const number = await orderOnDelivery(page, { name: `周小${language === 'zh' ? '桃' : '杏'}` })
      await comeToOffice(page, 'care', '/office/orders')
      await speakAs(page, language)
      await page.getByRole('searchbox', { name: say(ordersTexts.search) }).fill('334')
      const found = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('words') === '334')
      await page.keyboard.press('Enter')
      await found
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await page.locator(`a[href$="${number}"]`).first().click()
      await expect(page).toHaveURL(`/office/orders/${number}`)

      await page.getByRole('button', { name: say(editTexts.edit), exact: true }).click()
      const form = page.getByRole('dialog')
      const phone = form.getByLabel(say(editedFieldTexts['contact.phone'] ?? editTexts.recipient))
      await phone.fill('02')
      await form.getByRole('button', { name: say(editTexts.save), exact: true }).click()
      await expect(phone).toHaveAttribute('aria-invalid', 'true')
      await expectAccessibleInEachTheme(care)
      await phone.fill('0933777001')
      await form.getByRole('button', { name: say(editTexts.save), exact: true }).click()
      await expect(toast(page, '0922110334 → 0933777001')).toBeVisible()
      await expect(page.getByText('0933 777 001')).toBeVisible()

      await page.getByLabel(say(noteTexts.write)).fill('請分開包')
      await page.getByRole('button', { name: say(noteTexts.save) }).click()
      await expect(toast(page, say(noteTexts.added))).toBeVisible()
      await page.getByRole('button', { name: say(tagTexts.add) }).click()
      await page.getByLabel(say(tagTexts.name)).fill('送禮')
      await page.keyboard.press('Enter')
      await expect(toast(page, say(tagAdded('送禮')))).toBeVisible()
      await page.getByRole('button', { name: say(assignTexts.me) }).click()
      await expect(page.getByLabel(say(assignTexts.heading)).locator('option:checked')).toHaveText('許佩珊')

      const log = page.getByRole('region', { name: say(timelineTexts.heading) })
      await log.getByLabel(say(timelineTexts.filter)).selectOption({ label: say(timelineKindTexts.edit) })
      await expect(log.getByRole('listitem')).toHaveCount(1)
      await expect(log.getByText('0922110334 → 0933777001')).toBeVisible()
      await expect(page).toHaveURL(/log=edit/)
      await expectAccessibleInEachTheme(care)
      await expectFits(care)

      await openMoreActions(page)
      await page
        .locator('.page-bar')
        .getByRole('button', { name: say(moveTexts.cancel) })
        .click()
      await expect(form.getByText(say(unitsFollow('2')))).toBeVisible()
      await expect(form.getByText(say(cancelEffectTexts.nothingPaid))).toBeVisible()
      await form.getByRole('button', { name: say(moveDialogTexts.keep) }).click()
      await expect(form).toHaveCount(0)
    },
  )

  test(`DSK-10 a letter opens as it was sent, and goes again (${language})`, oneScreen(language), async ({ page }) => {
    const care = shopper(page, language)
    const { say } = care
    const number = await orderOnDelivery(page, { name: '周小李' })
    await comeToOffice(page, 'care', `/office/orders/${number}`)
    await speakAs(page, language)
    const letters = page.getByRole('region', { name: say(letterTexts.heading) })
    await letters.getByRole('button', { name: say(letterKindTexts.placed) }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(say(languageTexts.en))).toBeVisible()
    await expect(dialog.getByRole('group').getByText('文興路一段 168 號 8 樓')).toBeVisible()
    await expectAccessibleInEachTheme(care)
    await dialog.getByRole('button', { name: say(letterTexts.asText) }).click()
    await expect(dialog.locator('pre')).toContainText(number)
    await dialog.getByRole('button', { name: say(letterTexts.again), exact: true }).click()
    await expect(toast(page, say(letterTexts.sentAgain))).toBeVisible()
    await expect(letters.getByRole('button', { name: say(letterKindTexts.placed) })).toHaveCount(2)
  })
}

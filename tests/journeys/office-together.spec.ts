import { expect, test } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { assignTexts, noteTexts } from '#texts/office/order-page/notes.ts'
import { conflictTexts, leftToChoose, useTheirs } from '#texts/office/order-page/conflict.ts'
import { editedText, editTexts } from '#texts/office/order-page/order-edit.ts'
import { bellText, frameTexts } from '#texts/office/frame.ts'
import { noticesTexts, noticeText } from '#texts/office/notices.ts'
import { editedFieldTexts } from '#texts/shared/edited-fields.ts'
import { comeToOffice, orderOnDelivery, speakAs } from './office-page.ts'
import { expectAccessibleInEachTheme, expectFits, oneScreen, shopper, toast } from './shopper.ts'

// Two people of the office at the same order.

test.afterEach(({ page }) => speakAs(page, 'zh'))

for (const language of languages) {
  test(
    `NAV-14 D-108 NAV-16 two people edit one order: what does not overlap is put together, and what does is asked for, field by field (${language})`,
    oneScreen(language),
    async ({ page, browser }) => {
      const boss = shopper(page, language)
      const { say } = boss
      const number = await orderOnDelivery(page, { name: '朱小蕙' })
      await comeToOffice(page, 'boss', `/office/orders/${number}`)
      await speakAs(page, language)
      const other = await browser.newContext({ viewport: page.viewportSize() })
      const theirs = await other.newPage()
      await comeToOffice(theirs, 'care', `/office/orders/${number}`)
      const fieldOf = (name: string) => editedFieldTexts[name] ?? editTexts.recipient
      const form = page.getByRole('dialog')
      await page.getByRole('button', { name: say(editTexts.edit), exact: true }).click()
      await form.getByLabel(say(fieldOf('contact.phone'))).fill('0933777001')
      await form.getByLabel(say(fieldOf('remark'))).fill('放門口')

      await theirs.getByRole('button', { name: editTexts.edit.zh, exact: true }).click()
      const their = theirs.getByRole('dialog')
      await their.getByLabel(fieldOf('contact.phone').zh).fill('0933777002')
      await their.getByLabel(fieldOf('contact.name').zh).fill('朱小芸')
      await their.getByRole('button', { name: editTexts.save.zh, exact: true }).click()
      await expect(their).toHaveCount(0)

      await form.getByRole('button', { name: say(editTexts.save), exact: true }).click()
      const heading = form.getByRole('heading', { name: '許佩珊' })
      await expect(heading, 'who, when and what').toBeVisible()
      const save = form.getByRole('button', { name: say(conflictTexts.save) })
      await expect(form.getByText(say(leftToChoose(1)))).toBeVisible()
      await expect(save, 'nothing is saved before it is chosen').toBeDisabled()
      await expectAccessibleInEachTheme(boss)
      await expectFits(boss)
      const about = (name: string) => form.getByRole('group').filter({ has: page.getByText(say(fieldOf(name)), { exact: true }) })
      await expect(about('contact.name')).toContainText(say(useTheirs('許佩珊')))
      await expect(about('contact.name')).toContainText('朱小芸')
      await expect(about('remark')).toContainText(say(conflictTexts.useMine))
      const phones = about('contact.phone').getByRole('radio')
      await expect(about('contact.phone')).toContainText('0922110334')
      await phones.last().check()
      await save.click()
      await expect(form).toHaveCount(0)
      await expect(toast(page, say(editedText(say(fieldOf('remark')), '放管理室', '放門口'))), 'what this save has changed').toBeVisible()
      await expect(page.getByText('0933 777 002')).toBeVisible()
      await expect(page.getByText('朱小芸').first()).toBeVisible()
      await expect(page.getByText('放門口').first()).toBeVisible()
      await other.close()
    },
  )
}

test(
  'the bell tells of orders that are assigned to somebody and of notes that name them, and forgets what was read',
  oneScreen('zh'),
  async ({ page, browser }) => {
    const boss = shopper(page, 'zh')
    const number = await orderOnDelivery(page, { name: '朱小蓮' })
    const other = await browser.newContext({ viewport: page.viewportSize() })
    const theirs = await other.newPage()
    await comeToOffice(theirs, 'care', `/office/orders/${number}`)
    await theirs.getByLabel(noteTexts.write.zh).fill('@沈若梅 請看一下')
    await theirs.getByRole('button', { name: noteTexts.save.zh }).click()
    await expect(toast(theirs, noteTexts.added.zh)).toBeVisible()
    const assigned = theirs.waitForResponse((answer) => answer.url().endsWith(`/orders/${number}/assigned`) && answer.ok())
    await theirs.getByRole('combobox', { name: assignTexts.heading.zh }).selectOption({ label: '沈若梅' })
    await expect(theirs.getByRole('combobox', { name: assignTexts.heading.zh }).locator('option:checked')).toHaveText('沈若梅')
    await assigned
    await other.close()
    await comeToOffice(page, 'boss')
    // Both are told by the outbox; the list shows what there is when it opens.
    const told = async () => {
      const { rows } = (await (await page.request.get('/office/api/v1/notices')).json()) as { rows: unknown[] }
      return rows.filter((row) => JSON.stringify(row).includes(number)).length
    }
    await expect.poll(told, { timeout: 30_000 }).toBe(2)
    await page.reload()
    await page.getByRole('button', { name: new RegExp(`^${frameTexts.notices.zh}，`) }).click()
    const list = page.getByRole('dialog', { name: frameTexts.notices.zh })
    const said = (kind: 'assigned' | 'mentions') => list.getByRole('link', { name: noticeText({ kind, order: number, by: '許佩珊' }).zh })
    await expect(said('mentions')).toBeVisible()
    await expectAccessibleInEachTheme(boss)
    await said('assigned').click()
    await expect(page).toHaveURL(`/office/orders/${number}`)
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
    await expect(list, 'it closes behind who follows it').toHaveCount(0)
    await page.getByRole('button', { name: new RegExp(`^${frameTexts.notices.zh}`) }).click()
    await list.getByRole('button', { name: noticesTexts.readAll.zh }).click()
    await expect(list.getByText(noticesTexts.unread.zh)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: bellText(0).zh, exact: true })).toBeVisible()
  },
)

import { expect, test } from '@playwright/test'
import { listTexts, rowOf, batchMoveTexts } from '#texts/office/lists.ts'
import { moveTexts, ordersTexts } from '#texts/office/orders.ts'
import { comeToOffice, orderOnDelivery } from './office-page.ts'
import { atDesk, toast } from './shopper.ts'

// What somebody sees stands in the address of the page: it can be loaded again, gone back to, and sent to a colleague.

test(
  'NAV-02 what is searched for stands in the address, a phone number never; both are there after a reload and on the way back',
  atDesk,
  async ({ page }) => {
    const number = await orderOnDelivery(page, { name: '王小蓮' })
    await comeToOffice(page, 'care', '/office/orders?payment=when_received')
    const field = page.getByRole('searchbox', { name: ordersTexts.search.zh })
    const row = page.locator(`tr[data-key="${number}"]`)
    const search = async (words: string) => {
      await field.fill(words)
      await page.keyboard.press('Enter')
    }
    await search(number)
    await expect(page).toHaveURL(new RegExp(`payment=when_received&q=${number}$`))
    await page.reload()
    await expect(field).toHaveValue(number)
    await expect(page.locator('tr[data-key]')).toHaveCount(1)
    await expect(row).toBeVisible()
    await search('0922-110-334')
    await expect(page).toHaveURL(/orders\?payment=when_received$/)
    await expect(row).toBeVisible()
    await page.reload()
    await expect(field, 'kept beside the address').toHaveValue('0922-110-334')
    await expect(row).toBeVisible()
    await page.goBack()
    await expect(field).toHaveValue(number)
    await expect(page.locator('tr[data-key]')).toHaveCount(1)
  },
)

test(
  'NAV-02 the open dialog and the columns of a link are the same after a reload, on the way back, in a second tab and for a colleague',
  atDesk,
  async ({ page, browser, context }) => {
    const number = await orderOnDelivery(page, { name: '王小荷' })
    await comeToOffice(page, 'boss', `/office/orders/${number}`)
    const hold = page.getByRole('dialog', { name: moveTexts.hold.zh })
    await page.locator('.page-bar').getByRole('button', { name: moveTexts.hold.zh }).click()
    await expect(hold).toBeVisible()
    const second = await context.newPage()
    await second.goto(page.url())
    await expect(second.getByRole('dialog', { name: moveTexts.hold.zh })).toBeVisible()
    await second.close()
    await page.reload()
    await expect(hold).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`orders/${number}$`))
    await expect(hold).toHaveCount(0)
    await page.goForward()
    await expect(hold).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(hold).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`orders/${number}$`))

    await page.goto(`/office/orders?q=${number}`)
    await page.getByRole('checkbox', { name: rowOf(number).zh }).check()
    await page.getByRole('region', { name: listTexts.selectionMoves.zh }).getByRole('button', { name: batchMoveTexts.hold.zh }).click()
    await expect(page.getByRole('dialog', { name: batchMoveTexts.hold.zh }).getByRole('listitem')).toContainText('1')
    await page.reload()
    await expect(page.getByRole('dialog', { name: batchMoveTexts.hold.zh }).getByRole('listitem'), 'of the same selection').toContainText(
      '1',
    )
    await page.keyboard.press('Escape')

    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: listTexts.columns.zh, exact: true }).click()
    const columns = page.getByRole('dialog', { name: listTexts.columns.zh })
    await columns.getByRole('checkbox', { name: ordersTexts.temperature.zh }).uncheck()
    await columns.getByRole('button', { name: listTexts.copyLink.zh }).click()
    await expect(toast(page, listTexts.linkCopied.zh)).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await columns.getByRole('button', { name: listTexts.columnsReset.zh }).click()
    const other = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-TW' })
    const colleague = await other.newPage()
    await comeToOffice(colleague, 'care', link)
    await expect(colleague.locator(`tr[data-key="${number}"]`)).toBeVisible()
    const heads = colleague.locator('.office-table th')
    await expect(heads.filter({ hasText: ordersTexts.status.zh })).toHaveCount(1)
    await expect(heads.filter({ hasText: ordersTexts.temperature.zh })).toHaveCount(0)
    await other.close()
  },
)

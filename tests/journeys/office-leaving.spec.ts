import { expect, test } from '@playwright/test'
import { assignTexts } from '#texts/office/order-page/notes.ts'
import { inHandOf, staffTexts } from '#texts/office/staff.ts'
import { comeToOffice, orderOnDelivery } from './office-page.ts'
import { atDesk, expectAccessibleInEachTheme, expectFits, shopper, toast } from './shopper.ts'

// Somebody leaves: what they have in hand goes to a colleague.

test(
  'ACC-35 orders that somebody looks after are handed over before they leave, and their colleague has them',
  atDesk,
  async ({ page }) => {
    const boss = shopper(page, 'zh')
    const number = await orderOnDelivery(page, { name: '方小禾' })
    await comeToOffice(page, 'boss', `/office/orders/${number}`)
    const looksAfter = page.getByRole('combobox', { name: assignTexts.heading.zh })
    await looksAfter.selectOption({ label: '許佩珊' })
    await expect(looksAfter.locator('option:checked')).toHaveText('許佩珊')

    await page.goto('/office/staff')
    await page.getByRole('button', { name: inHandOf('許佩珊').zh }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: number })).toBeVisible()
    await expect(dialog.getByText(staffTexts.noKeys.zh)).toBeVisible()
    await expectAccessibleInEachTheme(boss)
    await expectFits(boss)
    await dialog.getByLabel(staffTexts.handTo.zh).selectOption({ label: '沈若梅' })
    await dialog.getByRole('button', { name: staffTexts.handOver.zh }).click()
    await expect(toast(page, staffTexts.handedOver.zh)).toBeVisible()
    await expect(dialog.getByRole('link', { name: number })).toHaveCount(0)

    await page.goto(`/office/orders/${number}`)
    await expect(looksAfter.locator('option:checked')).toHaveText('沈若梅')
  },
)

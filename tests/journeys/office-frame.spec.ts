import { expect, test } from '@playwright/test'
import { comeToOffice, orderOnDelivery } from './office-page.ts'
import { atDesk } from './shopper.ts'

// What stands around every page of the office.

test('a page after another opens by two letters each, one right after the other', atDesk, async ({ page }) => {
  await comeToOffice(page, 'boss', '/office/me')
  for (const [letter, address] of [
    ['t', '/office'],
    ['o', '/office/orders'],
    ['t', '/office'],
  ] as const) {
    await page.keyboard.press('g')
    await page.keyboard.press(letter)
    await expect(page).toHaveURL(address)
  }
})

test('NAV-15 who else has the same order open is shown by name within ten seconds', atDesk, async ({ page, browser }) => {
  const number = await orderOnDelivery(page, { name: '王小菊' })
  await comeToOffice(page, 'boss', `/office/orders/${number}`)
  const other = await browser.newContext()
  const theirs = await other.newPage()
  await comeToOffice(theirs, 'care', `/office/orders/${number}`)
  await expect(theirs.locator('.faces')).toContainText('沈若梅')
  await expect(page.locator('.faces')).toContainText(/也在看/, { timeout: 10_000 })
  await other.close()
  await expect(page.locator('.faces'), 'and gone when they are').not.toContainText(/也在看/, { timeout: 20_000 })
})

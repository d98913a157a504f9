import { expect, test } from '@playwright/test'
import { productFilmsTexts } from '#texts/office/goods/product/films.ts'
import { productFieldTexts } from '#texts/office/goods/product-page.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { comeToOffice } from './office-page.ts'
import { productOf } from './product-page.ts'
import { atDesk } from './shopper.ts'

test('Ctrl+S on the page of a product saves what was typed there, and not the first form that stands on it', atDesk, async ({ page }) => {
  await comeToOffice(page, 'boss', officePaths.product(2))
  const before = await productOf(page, { id: 2 })
  const panel = page.getByRole('region', { name: productFilmsTexts.title.zh })
  await expect(panel.getByLabel(productFilmsTexts.address.zh)).toBeVisible()
  const summary = page.getByLabel(productFieldTexts.description_of_good_zh.zh, { exact: true })
  await summary.fill(`${before.description_of_good}・以鍵盤儲存`)
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.url().endsWith('/office/api/v1/products/2'))
  await page.keyboard.press('Control+s')
  expect((await saved).status()).toBe(200)
  await expect(panel, 'the address of a film was not sent').not.toContainText(productFilmsTexts.addressWrong.zh)
  await expect.poll(async () => (await productOf(page, { id: 2 })).description_of_good).toContain('以鍵盤儲存')
})

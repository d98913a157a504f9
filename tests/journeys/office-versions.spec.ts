import { expect, test } from '@playwright/test'
import { frameTexts } from '#texts/office/frame.ts'
import { productFieldTexts, productPageTexts, versionTitle } from '#texts/office/goods/product-page.ts'
import { comeToGoods, productOf } from './office-goods.ts'
import { atDesk, expectAccessibleInEachTheme, shopper } from './shopper.ts'

// Versions of a product. Only goods that no other journey looks at, which end as they began.

const goods = '延長凝膠・裸杏'

test('GDS-51 two versions stand side by side, and the older one is restored as a new one', atDesk, async ({ page }) => {
  const boss = shopper(page, 'zh')
  const id = await comeToGoods(page, goods)
  const name = page.getByLabel(productFieldTexts.name_en.zh, { exact: true })
  const began = await name.inputValue()
  const { version } = await productOf(page, id)
  await name.fill(`${began}, renamed`)
  await page.locator('.selection-bar').getByRole('button', { name: productPageTexts.save.zh }).click()
  await expect.poll(async () => (await productOf(page, id)).version).toBe(version + 1)
  await page.getByRole('button', { name: `${productPageTexts.compare.zh} ${versionTitle(version).zh}` }).click()
  const dialog = page.getByRole('dialog', { name: versionTitle(version).zh })
  const row = dialog.getByRole('row').filter({ hasText: productFieldTexts.name_en.zh })
  await expect(row.getByRole('cell')).toHaveText([began, `${began}, renamed`])
  await expectAccessibleInEachTheme(boss)
  const { promise: asked, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(`**/products/${id}/versions*`, async (route) => {
    await asked
    await route.continue()
  })
  await dialog.getByRole('button', { name: productPageTexts.restore.zh }).click()
  await expect(name).toHaveValue(began)
  expect((await productOf(page, id)).version, 'a version of its own').toBe(version + 2)
  await expect(page.locator('.version-list li'), 'they stay until the new ones are there').not.toHaveCount(0)
  letThrough()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.version-list').getByText(versionTitle(version + 2).zh)).toBeVisible()
})

test('GDS-51 versions that cannot be read say so, and are read by a press', atDesk, async ({ page }) => {
  await page.route('**/products/*/versions*', (route) =>
    route.fulfill({ status: 500, json: { status: 'internal_error', message: '讀不到' } }),
  )
  await comeToGoods(page, goods)
  const versions = page.locator('.product-versions')
  await expect(versions.getByRole('alert')).toContainText('讀不到')
  await page.unrouteAll()
  await versions.getByRole('button', { name: frameTexts.again.zh }).click()
  await expect(versions.locator('.version-list li')).not.toHaveCount(0)
  await expect(versions.getByRole('alert')).toHaveCount(0)
})

import { expect, test } from '@playwright/test'
import { richTextTexts } from '#texts/office/goods/rich-text.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { comeToOffice, whenLoaded } from './office-page.ts'
import { expectFits, onPhone, shopper } from './shopper.ts'

test('GDS-16 on a phone the tools of a text stand in one row, which scrolls to each of them', onPhone, async ({ page }) => {
  await comeToOffice(page, 'boss', officePaths.product(97))
  await whenLoaded(shopper(page, 'zh'))
  const tools = page.getByRole('toolbar').filter({ visible: true }).first()
  await tools.scrollIntoViewIfNeeded()
  const height = (await tools.boundingBox())?.height ?? 0
  expect(height).toBeGreaterThanOrEqual(44)
  expect(height, 'one row').toBeLessThan(2 * 44)
  await tools.getByRole('button').first().focus()
  // Round the end, to the last one.
  await page.keyboard.press('ArrowLeft')
  const last = tools.getByRole('button', { name: richTextTexts.source.zh })
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expectFits(shopper(page, 'zh'))
})

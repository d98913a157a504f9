import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { inLanguage, languages } from '#rules/locale.ts'
import { importTexts } from '#texts/office/goods/imports.ts'
import { exportKindTexts, listTexts } from '#texts/office/lists.ts'
import { movementColumnTexts } from '#texts/office/stock.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { comeToOffice, smallTargets, speakAs } from './office-page.ts'
import { expectAccessibleInEachTheme, expectFits, oneScreen, shopper } from './shopper.ts'

// Whoever comes next is spoken to in Chinese.
test.afterEach(({ page }) => speakAs(page, 'zh'))

for (const language of languages)
  test(
    `IMP-01 the movements of a month are asked for, listed and fetched as a file (${language})`,
    oneScreen(language),
    async ({ page, isMobile }) => {
      const boss = shopper(page, language)
      const { say } = boss
      await comeToOffice(page, 'boss', officePaths.files())
      await speakAs(page, language)
      await page.getByRole('button', { name: say(importTexts.newExport) }).click()
      const dialog = page.getByRole('dialog', { name: say(importTexts.newExport) })
      await expect(dialog.getByLabel(say(importTexts.movementsOf))).toHaveCount(0)
      await dialog.getByLabel(say(importTexts.exportKind)).selectOption({ label: say(exportKindTexts.movements) })
      const month = dialog.getByLabel(say(importTexts.movementsOf))
      await expect(month.locator('option')).toHaveCount(120)
      await dialog.getByText('CSV', { exact: true }).click()
      await expect(dialog.getByText(say(importTexts.exportMovementsHow))).toBeVisible()
      await expectAccessibleInEachTheme(boss)
      await expectFits(boss)
      if (isMobile) expect(await page.evaluate(smallTargets)).toEqual([])
      await dialog.getByRole('button', { name: say(importTexts.make) }).click()

      const row = page
        .getByRole('list', { name: say(listTexts.exports) })
        .getByRole('listitem')
        .first()
      await expect(row).toContainText(say(exportKindTexts.movements))
      const link = row.getByRole('link', { name: say(listTexts.download) })
      await expect(link).toBeVisible({ timeout: 60_000 })
      await expectAccessibleInEachTheme(boss)
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      expect(download.suggestedFilename()).toMatch(/^meihao-movements-\d+\.csv$/)
      const [heads] = (await readFile(await download.path(), 'utf8')).split('\r\n')
      const columns = Object.values(movementColumnTexts).map((text) => inLanguage(text, language))
      expect(heads?.replace('\uFEFF', '').split(',')).toEqual(columns)
    },
  )

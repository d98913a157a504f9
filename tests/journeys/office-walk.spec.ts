import { expect, test } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { helpOfPages } from '#texts/office/help.ts'
import { weighOffice } from './built-office.ts'
import { comeToOffice, smallTargets, speakAs } from './office-page.ts'
import { atDesk, expectAccessibleInEachTheme, expectFits, oneScreen, shopper } from './shopper.ts'

// Every page of the office at which somebody can arrive by an address of its own.

const pages = Object.keys(helpOfPages).filter((path) => !path.includes('$'))

test.afterEach(({ page }) => speakAs(page, 'zh'))

for (const language of languages) {
  test(
    `NAV-31 nothing serious is found on any page of the office, in both themes; on a phone targets are large enough (${language})`,
    oneScreen(language),
    async ({ page, isMobile }) => {
      const boss = shopper(page, language)
      await comeToOffice(page, 'boss')
      await speakAs(page, language)
      expect(pages).toContain(officePaths.orders())
      for (const path of pages)
        await test.step(path, async () => {
          await page.goto(path)
          await expect(page.locator('.page-bar h1')).toBeVisible()
          await page.waitForLoadState('networkidle')
          await expectAccessibleInEachTheme(boss)
          await expectFits(boss)
          if (isMobile) expect(await page.evaluate(smallTargets), path).toEqual([])
        })
    },
  )
}

test('NAV-30 the scripts of any page of the office weigh at most 200 kB where it is the first, and pages come one by one', atDesk, () => {
  const weights = weighOffice()
  expect(weights.filter(({ bytes }) => bytes > 200_000)).toEqual([])
  expect(weights.length, 'the frame, the pages of the door and those behind it').toBeGreaterThan(15)
})

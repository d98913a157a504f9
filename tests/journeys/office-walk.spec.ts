import { expect, test } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { helpOfPages } from '#texts/office/help.ts'
import { weighOffice } from './built-office.ts'
import { comeToOffice, speakAs } from './office-page.ts'
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

/** What is pressed on a phone and is smaller than 44 px, but for words within a sentence and fields that a larger label presses. */
function smallTargets(): string[] {
  const least = 43.5
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  return [...document.querySelectorAll('a[href], button, select, input, textarea, [role=tab]')]
    .filter((element) => isSeen(element) && !element.closest('p, .hidden-text, .sr-only') && !element.matches('[tabindex="-1"]'))
    .filter((element) => {
      const box = (element.closest('label') ?? element).getBoundingClientRect()
      return box.width > 1 && (box.height < least || (box.width < least && !element.matches('input')))
    })
    .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)}`)
}

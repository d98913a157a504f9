import { basename } from 'node:path'
import { expect, test } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { hashedName, listBuildFiles } from '#server/platform/builds/list-build-files.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { helpOfPages } from '#texts/office/help.ts'
import { weighOffice } from './built-office.ts'
import { comeToOffice, smallTargets, speakAs, whenLoaded } from './office-page.ts'
import { atDesk, expectAccessibleInEachTheme, expectFits, oneScreen, shopper } from './shopper.ts'

// Every page of the office at which somebody can arrive by an address of its own.

const pages = Object.keys(helpOfPages).filter((path) => !path.includes('$'))

/** One journey walks about three, far apart in the list: those of an area are large together, and no journey is to come near its time. */
const walksInAll = Math.ceil(pages.length / 3)
const walks = Array.from({ length: walksInAll }, (_, walk) => pages.filter((_page, place) => place % walksInAll === walk))

test.afterEach(({ page }) => speakAs(page, 'zh'))

for (const language of languages)
  for (const walk of walks)
    test(
      `NAV-31 nothing serious is found on ${walk.join(', ')}, in both themes; on a phone targets are large enough (${language})`,
      oneScreen(language),
      async ({ page, isMobile }) => {
        expect(pages).toContain(officePaths.orders())
        const boss = shopper(page, language)
        await comeToOffice(page, 'boss')
        await speakAs(page, language)
        for (const path of walk)
          await test.step(path, async () => {
            await page.goto(path)
            await whenLoaded(boss)
            await expectAccessibleInEachTheme(boss)
            await expectFits(boss)
            if (isMobile) expect(await page.evaluate(smallTargets), path).toEqual([])
          })
      },
    )

test('NAV-30 the scripts of any page of the office weigh at most 200 kB where it is the first, and pages come one by one', atDesk, () => {
  const weights = weighOffice()
  expect(weights.filter(({ bytes }) => bytes > 200_000)).toEqual([])
  expect(weights.length, 'the frame, the pages of the door and those behind it').toBeGreaterThan(15)
})

test('CPY-25 every file of a build has a name by which copies of another version find it', atDesk, async () => {
  const names = (await listBuildFiles('dist')).map(({ name }) => basename(name))
  expect(names.filter((name) => !hashedName.test(name))).toEqual([])
  expect(names.length, 'the shop’s and the office’s').toBeGreaterThan(100)
})

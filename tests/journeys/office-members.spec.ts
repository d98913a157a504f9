import { expect, test } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { officePaths } from '../../src/office/data/paths.ts'
import { comeToOffice, orderOnDelivery, speakAs, whenLoaded } from './office-page.ts'
import { atDesk, expectAccessibleInEachTheme, expectFits, oneScreen, shopper } from './shopper.ts'

// Members, as people of the office meet them.

test.afterEach(({ page }) => speakAs(page, 'zh'))

test(
  'MBR-02 MBR-04 a member is found by name, opened by keys and by their number, and a pinned note stands on their order',
  atDesk,
  async ({ page }) => {
    const number = await orderOnDelivery(page, { name: '王小菊' })
    await comeToOffice(page, 'boss')
    await page.keyboard.press('g')
    await page.keyboard.press('m')
    await expect(page).toHaveURL(officePaths.members())
    await page.getByRole('searchbox', { name: '搜尋會員' }).fill('陳浩')
    await page.keyboard.press('Enter')
    const row = page.getByRole('row', { name: /陳浩/ })
    await expect(page.locator('tr[data-key]'), 'nobody else is left').toHaveCount(1)
    await expect(row, 'masked').toContainText('0922***334')
    const uid = (await row.getAttribute('data-key')) ?? ''
    await page.getByRole('searchbox', { name: '搜尋會員' }).blur()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(officePaths.member(uid))
    await expect(page.getByRole('heading', { level: 1, name: '陳浩' })).toBeVisible()

    const note = `請勿按門鈴 ${number}`
    await page.keyboard.press('n')
    await expect(page.getByLabel('寫一則備註，只有同仁看得到')).toBeFocused()
    await page.keyboard.type(note)
    await page.getByLabel('置頂，並顯示在每張訂單上').check()
    await page.getByRole('region', { name: '同仁備註' }).getByRole('button', { name: '儲存備註' }).click()
    await expect(page.locator('.notes .pinned').filter({ hasText: note })).toBeVisible()
    await page.goto(officePaths.order(number))
    await expect(page.getByRole('list', { name: '會員備註' })).toContainText(note)

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: '搜尋或前往' }).fill(uid)
    await page.keyboard.press('Enter')
    await expect(page, 'Enter on a whole number opens it').toHaveURL(officePaths.member(uid))
    await page.locator('.notes .pinned').filter({ hasText: note }).getByRole('button', { name: '移除' }).click()
    await expect(page.locator('.notes .pinned').filter({ hasText: note })).toHaveCount(0)
  },
)

for (const language of languages)
  test(`NAV-31 nothing serious is found on the page of a member, in both themes (${language})`, oneScreen(language), async ({ page }) => {
    const boss = shopper(page, language)
    await comeToOffice(page, 'boss', officePaths.members())
    await page.getByRole('searchbox', { name: '搜尋會員' }).fill('陳浩')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /陳浩/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: '陳浩' })).toBeVisible()
    await speakAs(page, language)
    await whenLoaded(boss)
    await expect(page.getByRole('heading', { level: 1, name: '陳浩' })).toBeVisible()
    // What is folded away is looked at too; within it nothing that moves would ever come to rest.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await expectAccessibleInEachTheme(boss)
    await expectFits(boss)
  })

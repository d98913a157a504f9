import { expect, test } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { comeToOffice, orderOnDelivery, speakAs } from './office-page.ts'
import { atDesk, expectAccessible, oneScreen, shopper } from './shopper.ts'

// What stands around every page of the office.

test.afterEach(({ page }) => speakAs(page, 'zh'))

test('NAV-11 a page after another opens by two letters each, one right after the other', atDesk, async ({ page }) => {
  await comeToOffice(page, 'boss', '/office/me')
  for (const [letter, address] of [
    ['t', '/office'],
    ['o', '/office/orders'],
    ['p', '/office/packing'],
    ['m', '/office/members'],
    ['t', '/office'],
  ] as const) {
    await page.keyboard.press('g')
    await page.keyboard.press(letter)
    await expect(page).toHaveURL(address)
  }
})

test(
  'NAV-01 the rail leads to every area that the person may open, with what waits there, and marks the one that is open',
  atDesk,
  async ({ page }) => {
    await comeToOffice(page, 'boss', '/office/stock')
    const rail = page.getByRole('banner').getByRole('navigation', { name: frameTexts.pages.zh })
    const { counts } = (await (await page.request.get('/office/api/v1/rail')).json()) as { counts: Record<string, number> }
    const { today, orders, packing, members, products, stock, files, staff, machine } = frameTexts
    for (const { zh } of [today, orders, packing, members, products, stock, files, staff, machine])
      await expect(rail.getByRole('link', { name: zh })).toBeVisible()
    expect(counts['orders'], 'the demo shop has work').toBeGreaterThan(0)
    await expect(rail.getByRole('link', { name: orders.zh }).locator('.count')).toHaveText(/^\d+\+?$/)
    await expect(rail.getByRole('link', { name: stock.zh })).toHaveAttribute('aria-current', 'page')
    await rail.getByRole('link', { name: orders.zh }).click()
    await expect(page).toHaveURL('/office/orders')
    await expect(rail.getByRole('link', { name: orders.zh })).toHaveAttribute('aria-current', 'page')
  },
)

for (const language of languages) {
  test(`an address that leads nowhere is headed by that, and leads back to today (${language})`, oneScreen(language), async ({ page }) => {
    const boss = shopper(page, language)
    await comeToOffice(page, 'boss')
    await speakAs(page, language)
    for (const address of ['/office/nowhere', '/office/orders/AAAABBBBCCCC']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: boss.say(frameTexts.notFound) })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(boss.say(frameTexts.notFound)))
      await expectAccessible(boss)
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: boss.say(frameTexts.toToday) })
      .click()
    await expect(page).toHaveURL('/office')
  })
}

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

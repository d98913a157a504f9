import { expect, test, type Page } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { doorTexts, roleTexts } from '#texts/office/door.ts'
import { brandsTexts } from '#texts/office/goods/brands.ts'
import { stocktakeTexts } from '#texts/office/goods/stocktakes.ts'
import { changeTexts } from '#texts/office/members/changes.ts'
import { frameTexts } from '#texts/office/frame.ts'
import {
  callText,
  goneOn,
  heldText,
  holdReasonTexts,
  moveDialogTexts,
  movedTexts,
  moveTexts,
  orderViewTexts,
  ordersTexts,
  stateTexts,
} from '#texts/office/orders.ts'
import { lookAt, tileTexts, todayTexts } from '#texts/office/today.ts'
import { timelineTexts } from '#texts/office/order-page/timeline.ts'
import { fullLanguageNames } from '#texts/shared/controls.ts'
import { comeToOffice, lookAsAtFirst, openMoreActions, orderOnDelivery, pressCast, speakAtTheDoor } from './office-page.ts'
import { operate } from './operations.ts'
import { atDesk, expectAccessible, expectAccessibleInEachTheme, expectFits, oneScreen, shopper, toast } from './shopper.ts'

// The office as the people of a shop meet it.

test.afterEach(({ page }) => lookAsAtFirst(page))

const castRoles = { boss: 'owner', pack: 'packer', care: 'care', edit: 'editor', book: 'accountant' } as const

for (const language of languages) {
  test(`ACC-57 anybody can be one of the demo shop’s people by one press, and is (${language})`, oneScreen(language), async ({ page }) => {
    const visitor = shopper(page, language)
    const { say } = visitor
    await speakAtTheDoor(page, language)
    await page.goto('/office/orders')
    await expect(page).toHaveTitle(new RegExp(say(doorTexts.title)))
    await expect(page.getByRole('heading', { name: say(doorTexts.demo) })).toBeVisible()
    for (const [word, role] of Object.entries(castRoles))
      await expect(page.getByRole('button', { name: new RegExp(`${say(roleTexts[role])}.*${word}$`) })).toBeVisible()
    await expectFits(visitor)
    await expectAccessibleInEachTheme(visitor)
    await pressCast(page, 'book')
    await expect(page, 'the page that was asked for').toHaveURL('/office/orders')
    await expect(page.locator('.page-bar')).toBeVisible()
    await page.goto('/office/me')
    await expect(page.getByRole('main').getByText(roleTexts.accountant.zh)).toBeVisible()
  })
}

test(
  'ACC-03 the document of the office carries no script, is kept by nobody and stands in no frame; its files are kept',
  atDesk,
  async ({ page }) => {
    const document = await page.request.get('/office/orders')
    const headers = document.headers()
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' })
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'wasm-unsafe-eval';.*frame-ancestors 'none'/)
    const html = await document.text()
    expect(html).not.toMatch(/<script>|<script [^>]*>[^<]/)
    const [, script = ''] = /src="(\/office\/assets\/[^"]+\.js)"/.exec(html) ?? []
    const file = await page.request.get(script)
    expect(file.headers()).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'x-robots-tag': 'noindex, nofollow' })
    expect((await page.request.get('/office/assets/nothing.js')).status()).toBe(404)
    expect((await page.request.post('/office/orders')).status()).toBe(404)
  },
)

test('a page that is opened first asks once who is there, and before it has any script', atDesk, async ({ page }) => {
  await comeToOffice(page, 'boss')
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.goto('/office/orders')
  await expect(page.locator('.page-bar h1')).toBeVisible()
  const who = '/office/api/v1/me'
  expect(asked.filter((path) => path === who)).toEqual([who])
  expect(asked.slice(0, asked.indexOf(who)).filter((path) => path.endsWith('.js'))).toEqual([])
})

test('NAV-04 a press on a language, a theme or a density changes every page at once, and stays', atDesk, async ({ page }) => {
  await comeToOffice(page, 'edit', '/office/me')
  await expect(page.getByText(frameTexts.demoBand.zh, { exact: true })).toBeVisible()
  const segment = (name: string) => page.locator('.segments label').filter({ hasText: name })
  await segment(frameTexts.dark.zh).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await segment(frameTexts.narrow.zh).click()
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
  await segment(fullLanguageNames.en).click()
  await expect(page.getByRole('heading', { level: 1, name: frameTexts.me.en })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expectAccessible(shopper(page, 'en'))
  await segment(frameTexts.device.en).click()
  await segment(frameTexts.wide.en).click()
  await segment(fullLanguageNames.zh).click()
  await expect(page.getByRole('heading', { level: 1, name: frameTexts.me.zh })).toBeVisible()
  await page.getByRole('button', { name: frameTexts.signOut.zh, exact: true }).click()
  await expect(page.getByRole('heading', { name: doorTexts.title.zh })).toBeVisible()
})

test(
  'DSK-16 an order is found by the last three figures of a phone number, held, let go, packed and handed over',
  atDesk,
  async ({ page }) => {
    const boss = shopper(page, 'zh')
    const number = await orderOnDelivery(page, { name: '王小蘭' })
    await comeToOffice(page, 'boss')
    await page.getByRole('link', { name: lookAt(tileTexts.to_pick).zh }).click()
    await expect(page.getByRole('link', { name: orderViewTexts.to_pick.zh })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('searchbox', { name: ordersTexts.search.zh }).fill('334')
    await page.keyboard.press('Enter')
    // Other journeys order to that name too.
    const row = page.locator(`tr[data-key="${number}"]`)
    await expect(row).toContainText(stateTexts.confirmed.zh)
    await expect(page, 'a number that was searched for stands in no address').not.toHaveURL(/334/)
    await expectAccessibleInEachTheme(boss)
    await row.getByRole('link').click()
    await expect(page).toHaveURL(`/office/orders/${number}`)
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
    await expectAccessibleInEachTheme(boss)
    await expectFits(boss)
    await page.locator('.page-bar').getByRole('button', { name: moveTexts.hold.zh }).click()
    await page.getByRole('dialog').getByRole('combobox').selectOption(holdReasonTexts.buyer.zh)
    await page.getByRole('dialog').getByRole('button', { name: moveTexts.hold.zh, exact: true }).click()
    await expect(page.getByText(heldText(holdReasonTexts.buyer).zh)).toBeVisible()
    await expect(page.locator('.page-bar').getByRole('button', { name: moveTexts.start_picking.zh })).toHaveCount(0)
    await expectAccessibleInEachTheme(boss)
    await press(page, moveTexts.release.zh)
    await expect(page.getByText(heldText(holdReasonTexts.buyer).zh)).toHaveCount(0)
    await press(page, moveTexts.start_picking.zh)
    await expect(page.locator('.page-bar').getByText(stateTexts.picking.zh)).toBeVisible()
    await press(page, moveTexts.book.zh)
    await expect(page.locator('.page-bar').getByText(stateTexts.picking.zh), 'a label is no hand-over').toBeVisible()
    await press(page, moveTexts.hand_over.zh)
    await expect(toast(page, movedTexts.hand_over.zh)).toBeVisible()
    await expect(page.locator('.page-bar').getByText(stateTexts.delivering.zh)).toBeVisible()
    const entry = page
      .getByRole('region', { name: timelineTexts.heading.zh })
      .getByRole('listitem')
      .filter({ hasText: movedTexts.hand_over.zh })
    await expect(entry, 'the log says who it was').toContainText('沈若梅')
    await press(page, moveTexts.delivered.zh)
    await expect(page.locator('.page-bar').getByText(stateTexts.finished.zh)).toBeVisible()
  },
)

/** Presses what is offered, reads what follows, and says yes. */
async function press(page: Page, name: string): Promise<void> {
  await page.locator('.page-bar').getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test(
  'DSK-08 DSK-09 an order is cancelled with a reason, from a phone: who comes too late is told how far it has come',
  { tag: '@phone' },
  async ({ page }) => {
    const number = await orderOnDelivery(page, { name: '李小竹' })
    await comeToOffice(page, 'care', '/office/orders')
    const card = page.getByRole('link').filter({ hasText: stateTexts.confirmed.zh }).first()
    await expect(card).toBeVisible()
    await expectFits(shopper(page, 'zh'))
    await expectAccessible(shopper(page, 'zh'))
    await page.goto(`/office/orders/${number}`)
    await openMoreActions(page)
    await page.getByRole('button', { name: moveTexts.cancel.zh }).click()
    await page.getByRole('dialog').getByLabel(moveDialogTexts.reason.zh).fill('商品瑕疵')
    await expectAccessible(shopper(page, 'zh'))
    await operate('start-picking', number, '--actor', 'Ana')
    await expect(page.locator('.page-bar').getByText(stateTexts.picking.zh), 'the page shows what others did').toBeVisible({
      timeout: 30_000,
    })
    const reason = page.getByRole('dialog').getByLabel(moveDialogTexts.reason.zh)
    await expect(reason, 'what is being typed stays').toHaveValue('商品瑕疵')
    await page.getByRole('dialog').getByRole('button', { name: moveTexts.cancel.zh, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(goneOn(stateTexts.picking).zh)
    await expect(reason).toHaveValue('商品瑕疵')
  },
)

test(
  'DSK-08 on a phone the next move of an order lies under the thumb, wherever the page stands, and the others open from one button',
  { tag: '@phone' },
  async ({ page }) => {
    const number = await orderOnDelivery(page, { name: '李小竹' })
    await comeToOffice(page, 'boss', `/office/orders/${number}`)
    const next = page.getByRole('button', { name: moveTexts.start_picking.zh, exact: true })
    await expect(next).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: callText('陳浩').zh })).toHaveAttribute('href', 'tel:+886922110334')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(next).toBeInViewport({ ratio: 1 })
    await expectFits(shopper(page, 'zh'))
    await expectAccessible(shopper(page, 'zh'))
    const more = page.getByRole('button', { name: frameTexts.moreActions.zh })
    const others = page.locator('.more-actions')
    await expect(others).toBeHidden()
    await more.click()
    const hold = others.getByRole('button', { name: moveTexts.hold.zh, exact: true })
    await expect(hold).toBeInViewport({ ratio: 1 })
    await expectAccessible(shopper(page, 'zh'))
    await hold.click()
    await expect(page.getByRole('dialog', { name: moveTexts.hold.zh })).toBeVisible()
    await expect(others).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await next.click()
    await page.getByRole('dialog').getByRole('button', { name: moveTexts.start_picking.zh, exact: true }).click()
    await expect(page.locator('.page-bar').getByText(stateTexts.picking.zh)).toBeVisible()
  },
)

test(
  'NAV-31 on a phone what a bar has no room for is behind one button, which has the focus again afterwards',
  { tag: '@phone' },
  async ({ page }) => {
    await comeToOffice(page, 'boss', '/office/products')
    await openMoreActions(page)
    await page.getByRole('link', { name: brandsTexts.title.zh }).click()
    await expect(page).toHaveURL('/office/brands')
    await page.goto('/office/stock')
    await openMoreActions(page)
    await page.getByRole('link', { name: stocktakeTexts.title.zh }).click()
    await expect(page).toHaveURL('/office/stock/counts')
    await page.goto('/office/members/MH2200118')
    await openMoreActions(page)
    await expectAccessibleInEachTheme(shopper(page, 'zh'))
    await page.getByRole('button', { name: changeTexts.points.zh, exact: true }).click()
    await expect(page.getByRole('dialog', { name: changeTexts.points.zh })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: frameTexts.moreActions.zh })).toBeFocused()
  },
)

test('NAV-21 a session that was ended asks over the page, which goes on as it was', atDesk, async ({ page }) => {
  await comeToOffice(page, 'care', '/office/orders')
  await page.getByRole('searchbox', { name: ordersTexts.search.zh }).fill('林小梅')
  await page.context().clearCookies({ name: 'office_session' })
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: doorTexts.endedTitle.zh })
  await expect(dialog).toBeVisible()
  await expectAccessible(shopper(page, 'zh'))
  await page.keyboard.press('Escape')
  await expect(dialog, 'it has to be answered').toBeVisible()
  await dialog.getByRole('button', { name: /care$/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: ordersTexts.search.zh })).toHaveValue('林小梅')
  await expect(page.getByRole('row').filter({ hasText: '林小梅' }).first()).toBeVisible()
})

test('ACC-30 TDY-04 a packer sees no amounts, and pages that are not theirs are not in the rail', atDesk, async ({ page }) => {
  await comeToOffice(page, 'pack', '/office/orders')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('NT$')
  await page.goto('/office')
  await expect(page.locator('.page-bar')).toBeVisible()
  await expect(page.getByText(todayTexts.now.zh)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('NT$')
  await page.getByRole('link', { name: '黃志明' }).click()
  await page.getByRole('button', { name: frameTexts.signOut.zh, exact: true }).click()
  await expect(page.getByRole('heading', { name: doorTexts.title.zh })).toBeVisible()
  await comeToOffice(page, 'edit', '/office')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('謝語彤')
  await expect(page.getByRole('link', { name: frameTexts.orders.zh })).toHaveCount(0)
  await page.goto('/office/orders')
  await expect(page.getByText(frameTexts.notYours.zh)).toBeVisible()
})

test.describe('far from Taipei', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('NAV-05 instants are those of Taipei wherever the person sits, with year and seconds when pointed at', atDesk, async ({ page }) => {
    await comeToOffice(page, 'boss', '/office/orders')
    const placed = page.getByRole('row').nth(1).locator('time')
    const at = (await placed.getAttribute('datetime')) ?? ''
    const [day = '', clock = ''] = new Date(Date.parse(at) + 8 * 3_600_000).toISOString().replaceAll('-', '/').split(/[T.]/)
    await expect(placed).toHaveText(`${day.slice(5)} ${clock.slice(0, 5)}`)
    await expect(placed).toHaveAttribute('title', `${day} ${clock}`)
  })
})

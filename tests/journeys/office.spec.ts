import { expect, test, type Page } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { doorTexts, roleTexts } from '#texts/office/door.ts'
import { frameTexts } from '#texts/office/frame.ts'
import {
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
import { helloText, staffTexts, suspendWho } from '#texts/office/staff.ts'
import { lookAt, tileTexts, todayTexts } from '#texts/office/today.ts'
import { fullLanguageNames } from '#texts/shared/controls.ts'
import { codeOf } from '../support/staff.ts'
import { comeToOffice, door, orderOnDelivery, pressCast, speakAtTheDoor } from './office-page.ts'
import { ageSecondFactors } from './let-time-pass.ts'
import { operate } from './operations.ts'
import { atDesk, emailsTo, expectAccessible, expectAccessibleInEachTheme, expectFits, oneScreen, shopper, toast } from './shopper.ts'

// The office as the people of a shop meet it.

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
    expect(headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'none'/)
    const html = await document.text()
    expect(html).not.toMatch(/<script>|<script [^>]*>[^<]/)
    const [, script = ''] = /src="(\/office\/assets\/[^"]+\.js)"/.exec(html) ?? []
    const file = await page.request.get(script)
    expect(file.headers()).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'x-robots-tag': 'noindex, nofollow' })
    expect((await page.request.get('/office/assets/nothing.js')).status()).toBe(404)
    expect((await page.request.post('/office/orders')).status()).toBe(404)
  },
)

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
  await page.getByRole('button', { name: frameTexts.signOut.zh }).click()
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
    const row = page.getByRole('row').filter({ hasText: '王小蘭' }).first()
    await expect(row).toContainText(stateTexts.confirmed.zh)
    await expect(page, 'a number that was searched for stands in no address').not.toHaveURL(/334/)
    await expectAccessibleInEachTheme(boss)
    await row.getByRole('link').click()
    await expect(page).toHaveURL(`/office/orders/${number}`)
    await expect(page.locator('.page-bar h1')).toBeVisible()
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
    await press(page, moveTexts.ship.zh)
    await expect(toast(page, movedTexts.ship.zh)).toBeVisible()
    await expect(page.locator('.page-bar').getByText(stateTexts.delivering.zh)).toBeVisible()
    await expect(page.getByText('沈若梅').last(), 'the log says who it was').toBeVisible()
    await press(page, moveTexts.delivered.zh)
    await expect(page.locator('.page-bar').getByText(stateTexts.finished.zh)).toBeVisible()
  },
)

/** A code counts once: the next one, which the shop takes as well, is another. */
function inHalfAMinute(): Date {
  return new Date(Date.now() + 30_000)
}

/** Presses what is offered, reads what follows, and says yes. */
async function press(page: Page, name: string): Promise<void> {
  await page.locator('.page-bar').getByRole('button', { name }).click()
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
    await page.getByRole('button', { name: moveTexts.cancel.zh }).click()
    await page.getByRole('dialog').getByLabel(moveDialogTexts.reason.zh).fill('商品瑕疵')
    await expectAccessible(shopper(page, 'zh'))
    await operate('start-picking', number, '--actor', 'Ana')
    await expect(page.locator('.page-bar').getByText(stateTexts.picking.zh), 'the page shows what others did').toBeVisible({
      timeout: 15_000,
    })
    const reason = page.getByRole('dialog').getByLabel(moveDialogTexts.reason.zh)
    await expect(reason, 'what is being typed stays').toHaveValue('商品瑕疵')
    await page.getByRole('dialog').getByRole('button', { name: moveTexts.cancel.zh, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(goneOn(stateTexts.picking).zh)
    await expect(reason).toHaveValue('商品瑕疵')
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
  await page.getByRole('button', { name: frameTexts.signOut.zh }).click()
  await expect(page.getByRole('heading', { name: doorTexts.title.zh })).toBeVisible()
  await comeToOffice(page, 'edit', '/office')
  await expect(page.getByRole('heading', { name: todayTexts.done.zh })).toBeVisible()
  await expect(page.getByRole('link', { name: frameTexts.orders.zh })).toHaveCount(0)
  await page.goto('/office/orders')
  await expect(page.getByText(frameTexts.notYours.zh)).toBeVisible()
})

test('the first owner opens the link, sets password and authenticator, keeps the codes, and signs in', atDesk, async ({ page }) => {
  const [link = ''] = (await operate('office-link')).split('\n')
  const email = 'first@meihao.example'
  const password = 'plum blossom in snow'
  await page.goto(new URL(link).pathname + new URL(link).hash)
  await page.getByLabel(doorTexts.name.zh).fill('林店主')
  await door(page).email.fill(email)
  await page.getByLabel(doorTexts.newPassword.zh, { exact: true }).fill('short')
  await page.getByRole('button', { name: doorTexts.next.zh }).click()
  await door(page).code.fill('123456')
  await page.getByRole('button', { name: doorTexts.begin.zh }).click()
  await expect(page.getByText('12 個字').last(), 'what is wrong with the password is told where it is typed').toBeVisible()
  await expect(page.getByLabel(doorTexts.name.zh)).toHaveValue('林店主')
  await page.getByLabel(doorTexts.newPassword.zh, { exact: true }).fill(password)
  await page.getByRole('button', { name: doorTexts.next.zh }).click()
  await expectAccessible(shopper(page, 'zh'))
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await door(page).code.fill(codeOf(secret, new Date()))
  await page.getByRole('button', { name: doorTexts.begin.zh }).click()
  await expect(page.locator('.recovery-codes li')).toHaveCount(10)
  const recovery = (await page.locator('.recovery-codes li').first().textContent()) ?? ''
  await page.getByRole('link', { name: doorTexts.codesKept.zh }).click()

  await door(page).email.fill(email)
  await door(page).password.fill('not my password at all')
  await page.getByRole('button', { name: doorTexts.next.zh }).click()
  await expect(page.getByRole('alert')).toContainText('登入失敗')
  await door(page).password.fill(password)
  await page.getByRole('button', { name: doorTexts.next.zh }).click()
  await expectAccessible(shopper(page, 'zh'))
  await door(page).code.fill(codeOf(secret, inHalfAMinute()))
  await page.getByRole('button', { name: doorTexts.signIn.zh }).click()
  await expect(page.getByRole('link', { name: '林店主' })).toBeVisible()

  await page.context().clearCookies({ name: 'office_session' })
  await page.goto('/office')
  await door(page).email.fill(email)
  await door(page).password.fill(password)
  await page.getByRole('button', { name: doorTexts.next.zh }).click()
  await page.getByRole('button', { name: doorTexts.useRecovery.zh }).click()
  await page.getByLabel(doorTexts.recoveryCode.zh, { exact: true }).fill(recovery)
  await page.getByRole('button', { name: doorTexts.signIn.zh }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('林店主')
  await page.goto(new URL(link).pathname + new URL(link).hash)
  await page.getByLabel(doorTexts.name.zh).fill('別人')
  await door(page).email.fill('second@meihao.example')
  await page.getByLabel(doorTexts.newPassword.zh, { exact: true }).fill(password)
  await page.getByRole('button', { name: doorTexts.next.zh }).click()
  await expect(page.getByRole('heading', { name: doorTexts.linkEnded.zh })).toBeVisible()
})

test('ACC-09 ACC-57 an owner invites a packer, who joins by the letter, works, and is suspended', atDesk, async ({ page, browser }) => {
  const email = `packer-${Date.now()}@meihao.example`
  const password = 'five petals until spring'
  await comeToOffice(page, 'boss', '/office/staff')
  // So long after signing in that it does not count any more.
  await ageSecondFactors('boss@meihao.example', 11)
  await page.getByRole('button', { name: staffTexts.invite.zh }).click()
  const dialog = page.getByRole('dialog', { name: staffTexts.invite.zh })
  await dialog.getByLabel(staffTexts.name.zh).fill('王小包')
  await dialog.getByLabel(doorTexts.email.zh).fill(email)
  await dialog.getByRole('checkbox', { name: roleTexts.packer.zh }).check()
  await expectAccessible(shopper(page, 'zh'))
  await dialog.getByRole('button', { name: staffTexts.send.zh }).click()
  const again = page.getByRole('dialog', { name: staffTexts.stepUpTitle.zh })
  await again.getByLabel(doorTexts.code.zh).fill('123456')
  await again.getByRole('button', { name: staffTexts.stepUp.zh }).click()
  await expect(again.getByText('登入失敗')).toBeVisible()
  await again.getByLabel(doorTexts.code.zh).fill('000000')
  await again.getByRole('button', { name: staffTexts.stepUp.zh }).click()
  await expect(toast(page, staffTexts.invited.zh)).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()

  const link = await linkInLetter(email)
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'zh-TW' })
  const theirs = await other.newPage()
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: helloText('王小包').zh })).toBeVisible()
  await theirs.getByLabel(doorTexts.newPassword.zh, { exact: true }).fill(password)
  await theirs.getByRole('button', { name: doorTexts.next.zh }).click()
  const secret = ((await theirs.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await door(theirs).code.fill(codeOf(secret, new Date()))
  await theirs.getByRole('button', { name: doorTexts.begin.zh }).click()
  await expect(theirs.locator('.recovery-codes li')).toHaveCount(10)
  await theirs.getByRole('link', { name: doorTexts.codesKept.zh }).click()
  await door(theirs).email.fill(email)
  await door(theirs).password.fill(password)
  await theirs.getByRole('button', { name: doorTexts.next.zh }).click()
  await door(theirs).code.fill(codeOf(secret, inHalfAMinute()))
  await theirs.getByRole('button', { name: doorTexts.signIn.zh }).click()
  await expect(theirs.getByRole('link', { name: frameTexts.orders.zh })).toBeVisible()
  await expect(theirs.getByRole('link', { name: frameTexts.staff.zh })).toHaveCount(0)

  await page.reload()
  await page.getByRole('button', { name: suspendWho('王小包').zh }).click()
  await expectAccessibleInEachTheme(shopper(page, 'zh'))
  await page.getByRole('dialog').getByRole('button', { name: staffTexts.suspendNow.zh }).click()
  await expect(toast(page, staffTexts.suspendedNow.zh)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '王小包' })).toContainText(staffTexts.suspended.zh)
  await theirs.getByRole('link', { name: frameTexts.orders.zh }).click()
  await expect(theirs.getByRole('dialog', { name: doorTexts.endedTitle.zh })).toBeVisible()
  await other.close()
})

/** Where the letter of an invitation leads, once it has come. */
async function linkInLetter(address: string): Promise<string> {
  await expect.poll(async () => (await emailsTo(address)).length, { timeout: 20_000 }).toBe(1)
  const [letter] = await emailsTo(address)
  const [link = ''] = /http:\/\/\S+\/office\/join#[\w-]+/.exec(letter?.text ?? '') ?? []
  return link
}

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

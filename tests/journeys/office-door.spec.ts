import { expect, test, type Page } from '@playwright/test'
import { languages, type Language } from '#rules/locale.ts'
import { doorTexts, passkeyTexts, roleTexts } from '#texts/office/door.ts'
import { codesLeft, factorTexts, fewCodes, removePasskeyOf, renamePasskeyOf } from '#texts/office/factors.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { helloText, resumeWho, staffTexts, suspendWho } from '#texts/office/staff.ts'
import { problemTexts } from '#texts/shared/problems.ts'
import { codeOf } from '../support/staff.ts'
import { comeToOffice, door, speakAtTheDoor } from './office-page.ts'
import { firstRecoveryCode, haveAuthenticator, namedOrigin } from './office-passkeys.ts'
import { ageSecondFactors, leaveToTheCast, spendRecoveryCodes } from './let-time-pass.ts'
import { operate } from './operations.ts'
import {
  atDesk,
  emailsTo,
  expectAccessible,
  expectAccessibleInEachTheme,
  expectFits,
  oneScreen,
  shopper,
  toast,
  type Shopper,
} from './shopper.ts'

// How people of the office come in, and how they stay themselves.

// Whom a journey suspends works on, also when it ends in the middle.
test.afterEach(() => operate('resume-staff', 'book@meihao.example', '--actor', 'Ana'))

/** A code counts once: the next one, which the shop takes as well, is another. */
function inHalfAMinute(): Date {
  return new Date(Date.now() + 30_000)
}

/** The address of a page and what stands after its #, wherever the shop says that it is. */
const within = (address: string) => new URL(address).pathname + new URL(address).hash

/** Where the latest letter leads, once there are so many. */
async function linkInLetter(address: string, page: string, letters = 1): Promise<string> {
  const links = async () =>
    (await emailsTo(address)).flatMap(({ text = '' }) => new RegExp(`http://\\S+/office/${page}#[\\w-]+`).exec(text)?.[0] ?? [])
  await expect.poll(async () => (await links()).length, { timeout: 20_000 }).toBe(letters)
  return within((await links()).at(-1) ?? '')
}

/** Whom an owner invites, as what. */
type Invited = { email: string; name: string; role: keyof typeof roleTexts; language?: Language }

/** An owner invites somebody with that role. */
async function invite(page: Page, { email, name, role, language = 'zh' }: Invited): Promise<void> {
  await page.getByRole('button', { name: staffTexts.invite.zh }).click()
  const dialog = page.getByRole('dialog', { name: staffTexts.invite.zh })
  await dialog.getByLabel(staffTexts.name.zh).fill(name)
  await dialog.getByLabel(doorTexts.email.zh).fill(email)
  await dialog.getByLabel(doorTexts.language.zh).selectOption(language)
  await dialog.getByRole('checkbox', { name: roleTexts[role].zh }).check()
  await dialog.getByRole('button', { name: staffTexts.send.zh }).click()
}

/** The keys under which somebody is suspended, as it is asked for. */
function keysOfPresses(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/suspend')) keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

async function makePasskey({ page, say }: Shopper): Promise<string> {
  await page.getByRole('button', { name: say(passkeyTexts.make) }).click()
  const code = await firstRecoveryCode(page)
  await expectAccessibleInEachTheme(shopper(page, 'zh'))
  await page.getByRole('link', { name: say(doorTexts.codesKept) }).click()
  return code
}

test(
  'ACC-10 ACC-16 the first owner opens the link, makes a passkey, keeps the codes, and signs in with it alone',
  atDesk,
  async ({ page }, { retry }) => {
    const boss = shopper(page, 'zh')
    await haveAuthenticator(page)
    // Whoever owns the office by an earlier try is nobody whom it counts.
    if (retry > 0) await leaveToTheCast()
    const link = within((await operate('office-link')).split('\n')[0] ?? '')
    const open = async () => {
      await page.goto('about:blank')
      await page.goto(namedOrigin + link)
    }
    await open()
    await page.getByLabel(doorTexts.name.zh).fill('林店主')
    await door(page).email.fill(`first-${retry}@meihao.example`)
    await expectAccessibleInEachTheme(boss)
    await page.getByRole('button', { name: doorTexts.next.zh }).click()
    await expect(page.getByRole('heading', { name: doorTexts.proofTitle.zh })).toBeVisible()
    await page.getByLabel(doorTexts.newPassword.zh, { exact: true }).fill('short')
    await page.getByRole('button', { name: doorTexts.next.zh }).click()
    await door(page).code.fill('123456')
    await expectAccessible(boss)
    await page.getByRole('button', { name: doorTexts.begin.zh }).click()
    await expect(page.getByText('12 個字').last(), 'what is wrong with the password is told where it is typed').toBeVisible()
    await makePasskey(boss)
    await expect(page.getByRole('heading', { name: doorTexts.title.zh })).toBeVisible()
    await page.getByRole('button', { name: passkeyTexts.signIn.zh }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('林店主')
    await open()
    await page.getByLabel(doorTexts.name.zh).fill('別人')
    await door(page).email.fill('second@meihao.example')
    await page.getByRole('button', { name: doorTexts.next.zh }).click()
    await page.getByRole('button', { name: passkeyTexts.make.zh }).click()
    await expect(page.getByRole('heading', { name: doorTexts.linkEnded.zh })).toBeVisible()
  },
)

for (const language of languages) {
  test(
    `ACC-10 ACC-16 ACC-29 whoever is invited makes a passkey, comes in with it, and proves with it what matters (${language})`,
    oneScreen(language),
    async ({ page, browser }) => {
      const email = `keys-${language}-${Date.now()}@meihao.example`
      await comeToOffice(page, 'boss', '/office/staff')
      await invite(page, { email, name: '王小鑰', role: 'owner' })
      await expect(toast(page, staffTexts.invited.zh)).toBeVisible()
      const other = await browser.newContext({ locale: 'zh-TW', viewport: page.viewportSize() })
      const theirs = shopper(await other.newPage(), language)
      const { say } = theirs
      await haveAuthenticator(theirs.page)
      await speakAtTheDoor(theirs.page, language)
      await theirs.page.goto(namedOrigin + (await linkInLetter(email, 'join')))
      await expect(theirs.page.getByRole('heading', { name: say(helloText('王小鑰')) })).toBeVisible()
      await expectAccessibleInEachTheme(theirs)
      await expectFits(theirs)
      await makePasskey(theirs)
      await expectFits(theirs)
      await theirs.page.getByRole('button', { name: say(passkeyTexts.signIn) }).click()
      await expect(theirs.page.locator('.page-bar')).toBeVisible()
      await theirs.page.goto(`${namedOrigin}/office/staff`)
      await ageSecondFactors(email, 11)
      // The letter has set the language of the person, who was invited in that of the owner.
      await theirs.page.getByRole('button', { name: suspendWho('蔡淑芬').zh }).click()
      const presses = keysOfPresses(theirs.page)
      await theirs.page.getByRole('dialog').getByRole('button', { name: staffTexts.suspendNow.zh }).click()
      await theirs.page.getByRole('dialog', { name: staffTexts.stepUpTitle.zh }).getByRole('button', { name: passkeyTexts.give.zh }).click()
      await expect(toast(theirs.page, staffTexts.suspendedNow.zh)).toBeVisible()
      expect(presses, 'the same call again, as the same press').toHaveLength(2)
      expect(new Set(presses).size).toBe(1)
      await theirs.page.getByRole('button', { name: resumeWho('蔡淑芬').zh }).click()
      await expect(toast(theirs.page, staffTexts.resumed.zh)).toBeVisible()
      await other.close()
    },
  )
}

for (const language of languages) {
  test(
    `ACC-15 ACC-16 ACC-18 on their own page somebody adds, renames and removes what they prove themselves with, and makes new codes (${language})`,
    oneScreen(language),
    async ({ page, browser }) => {
      const email = `own-${language}-${Date.now()}@meihao.example`
      await comeToOffice(page, 'boss', '/office/staff')
      await invite(page, { email, name: '王小己', role: 'care', language })
      await expect(toast(page, staffTexts.invited.zh)).toBeVisible()
      const other = await browser.newContext({ locale: 'zh-TW', viewport: page.viewportSize() })
      const me = shopper(await other.newPage(), language)
      await haveAuthenticator(me.page)
      await speakAtTheDoor(me.page, language)
      await me.page.goto(namedOrigin + (await linkInLetter(email, 'join')))
      await makePasskey(me)
      await me.page.getByRole('button', { name: me.say(passkeyTexts.signIn) }).click()
      await expect(me.page.locator('.page-bar')).toBeVisible()
      await me.page.goto(`${namedOrigin}/office/me`)
      await expect(me.page.getByRole('listitem').filter({ hasText: me.say(passkeyTexts.nameOfDevice) })).toBeVisible()
      await expectAccessibleInEachTheme(me)
      await expectFits(me)
      await exchangeFactors(me)
      await renewCodes(me, email)
      await other.close()
    },
  )
}

/** From a passkey alone to a password and an app; what would leave nothing is refused. */
async function exchangeFactors(me: Shopper): Promise<void> {
  const { page, say, language } = me
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const device = say(passkeyTexts.nameOfDevice)
  await press(say(removePasskeyOf(device)))
  await dialog.getByRole('button', { name: say(factorTexts.remove) }).click()
  await expect(page.getByText(problemTexts.last_second_factor[language]).first()).toBeVisible()
  await press(say(factorTexts.setPassword))
  await dialog.getByLabel(say(doorTexts.newPassword), { exact: true }).fill('meihao meihao')
  await dialog.getByRole('button', { name: say(doorTexts.saveNewPassword) }).click()
  await expect(page.getByText(problemTexts.password_weak[language]).first()).toBeVisible()
  await dialog.getByLabel(say(doorTexts.newPassword), { exact: true }).fill('five petals until spring')
  await dialog.getByRole('button', { name: say(doorTexts.saveNewPassword) }).click()
  await expect(page.getByText(say(factorTexts.hasPassword), { exact: true })).toBeVisible()
  await press(say(factorTexts.setApp))
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expectAccessible(me)
  await dialog.getByLabel(say(doorTexts.code), { exact: true }).fill(codeOf(secret, new Date()))
  await dialog.getByRole('button', { name: say(factorTexts.useApp) }).click()
  await expect(page.getByRole('button', { name: say(factorTexts.exchangeApp) })).toBeVisible()
  await press(say(renamePasskeyOf(device)))
  await dialog.getByLabel(say(factorTexts.passkeyName)).fill('店裡的筆電')
  await dialog.getByRole('button', { name: say(factorTexts.save) }).click()
  await press(say(removePasskeyOf('店裡的筆電')))
  await dialog.getByRole('button', { name: say(factorTexts.remove) }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '店裡的筆電' })).toHaveCount(0)
}

/** Few codes are left: every page asks for new ones until they are made. */
async function renewCodes(me: Shopper, email: string): Promise<void> {
  const { page, say } = me
  const dialog = page.getByRole('dialog')
  await spendRecoveryCodes(email, 3)
  await page.goto(`${namedOrigin}/office`)
  await expect(page.getByText(say(fewCodes(3)))).toBeVisible()
  await expectAccessibleInEachTheme(me)
  await page.getByRole('link', { name: say(factorTexts.toOwn) }).click()
  await expect(page.getByText(say(codesLeft(3)))).toBeVisible()
  await page.getByRole('button', { name: say(factorTexts.newCodes) }).click()
  await dialog.getByRole('button', { name: say(factorTexts.newCodesMake) }).click()
  await firstRecoveryCode(page)
  await expectAccessible(me)
  await expect(dialog.getByRole('button', { name: say(doorTexts.print) })).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: say(doorTexts.download) }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
  await dialog.getByRole('button', { name: say(doorTexts.codesKeptHere) }).click()
  await expect(page.getByText(say(codesLeft(10)))).toBeVisible()
  await expect(page.getByText(say(fewCodes(3)))).toHaveCount(0)
}

test(
  'ACC-09 ACC-10 an owner invites a packer, who joins with a password and an app, works, and is suspended',
  atDesk,
  async ({ page, browser }) => {
    const email = `packer-${Date.now()}@meihao.example`
    const password = 'five petals until spring'
    await comeToOffice(page, 'boss', '/office/staff')
    // So long after signing in that it does not count any more.
    await ageSecondFactors('boss@meihao.example', 11)
    await invite(page, { email, name: '王小包', role: 'packer' })
    const again = page.getByRole('dialog', { name: staffTexts.stepUpTitle.zh })
    await again.getByLabel(doorTexts.code.zh).fill('123456')
    await again.getByRole('button', { name: staffTexts.stepUp.zh }).click()
    await expect(again.getByText('登入失敗')).toBeVisible()
    await again.getByLabel(doorTexts.code.zh).fill('000000')
    await again.getByRole('button', { name: staffTexts.stepUp.zh }).click()
    await expect(toast(page, staffTexts.invited.zh)).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()

    const other = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'zh-TW' })
    const theirs = await other.newPage()
    await theirs.goto(await linkInLetter(email, 'join'))
    await expect(theirs.getByRole('heading', { name: helloText('王小包').zh })).toBeVisible()
    await theirs.getByLabel(doorTexts.newPassword.zh, { exact: true }).fill(password)
    await theirs.getByRole('button', { name: doorTexts.next.zh }).click()
    const secret = ((await theirs.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await door(theirs).code.fill(codeOf(secret, new Date()))
    await theirs.getByRole('button', { name: doorTexts.begin.zh }).click()
    const recovery = await firstRecoveryCode(theirs)
    await theirs.getByRole('link', { name: doorTexts.codesKept.zh }).click()
    await door(theirs).email.fill(email)
    await door(theirs).password.fill('not my password at all')
    await theirs.getByRole('button', { name: doorTexts.next.zh }).click()
    await expect(theirs.getByRole('alert')).toContainText('登入失敗')
    await door(theirs).password.fill(password)
    await theirs.getByRole('button', { name: doorTexts.next.zh }).click()
    await expectAccessible(shopper(theirs, 'zh'))
    await door(theirs).code.fill(codeOf(secret, inHalfAMinute()))
    await theirs.getByRole('button', { name: doorTexts.signIn.zh }).click()
    await expect(theirs.getByRole('link', { name: frameTexts.orders.zh })).toBeVisible()
    await expect(theirs.getByRole('link', { name: frameTexts.staff.zh })).toHaveCount(0)

    await page.reload()
    await page
      .getByRole('button', { name: suspendWho('王小包').zh })
      .last()
      .click()
    await expectAccessibleInEachTheme(shopper(page, 'zh'))
    await page.getByRole('dialog').getByRole('button', { name: staffTexts.suspendNow.zh }).click()
    await expect(toast(page, staffTexts.suspendedNow.zh)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(staffTexts.suspended.zh)
    await theirs.getByRole('link', { name: frameTexts.orders.zh }).click()
    await expect(theirs.getByRole('dialog', { name: doorTexts.endedTitle.zh })).toBeVisible()
    await page
      .getByRole('button', { name: resumeWho('王小包').zh })
      .last()
      .click()
    await expect(toast(page, staffTexts.resumed.zh)).toBeVisible()

    await forgetPassword(theirs, email)
    const changed = 'spring rain on old tiles'
    await theirs.goto(await linkInLetter(email, 'new-password'))
    await theirs.getByLabel(doorTexts.newPassword.zh, { exact: true }).fill(changed)
    await expectAccessibleInEachTheme(shopper(theirs, 'zh'))
    await theirs.getByRole('button', { name: doorTexts.saveNewPassword.zh }).click()
    await theirs.getByRole('link', { name: doorTexts.signIn.zh }).click()
    await door(theirs).email.fill(email)
    await door(theirs).password.fill(changed)
    await theirs.getByRole('button', { name: doorTexts.next.zh }).click()
    await theirs.getByRole('button', { name: doorTexts.useRecovery.zh }).click()
    await theirs.getByLabel(doorTexts.recoveryCode.zh, { exact: true }).fill(recovery)
    await theirs.getByRole('button', { name: doorTexts.signIn.zh }).click()
    await expect(theirs.getByRole('main').getByRole('heading', { level: 1 })).toContainText('王小包')
    await other.close()
  },
)

/** The answer is the same whether anybody has the address or not. */
async function forgetPassword(page: Page, email: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/office')
  await page.getByRole('button', { name: doorTexts.forgot.zh }).click()
  await expectAccessibleInEachTheme(shopper(page, 'zh'))
  for (const address of ['nobody-at-all@meihao.example', email]) {
    await door(page).email.fill(address)
    await page.getByRole('button', { name: doorTexts.forgotSend.zh }).click()
    await expect(page.getByRole('status')).toContainText(doorTexts.forgotSent.zh)
  }
  expect(await emailsTo('nobody-at-all@meihao.example')).toEqual([])
}

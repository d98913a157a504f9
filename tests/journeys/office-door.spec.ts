import { expect, test, type Page } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { doorTexts, passkeyTexts, roleTexts } from '#texts/office/door.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { helloText, resumeWho, staffTexts, suspendWho } from '#texts/office/staff.ts'
import { codeOf } from '../support/staff.ts'
import { comeToOffice, door, speakAtTheDoor } from './office-page.ts'
import { firstRecoveryCode, haveAuthenticator, namedOrigin } from './office-passkeys.ts'
import { ageSecondFactors } from './let-time-pass.ts'
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

/** An owner invites somebody with that role. */
async function invite(page: Page, { email, name, role }: { email: string; name: string; role: keyof typeof roleTexts }): Promise<void> {
  await page.getByRole('button', { name: staffTexts.invite.zh }).click()
  const dialog = page.getByRole('dialog', { name: staffTexts.invite.zh })
  await dialog.getByLabel(staffTexts.name.zh).fill(name)
  await dialog.getByLabel(doorTexts.email.zh).fill(email)
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
  async ({ page }) => {
    const boss = shopper(page, 'zh')
    await haveAuthenticator(page)
    const link = within((await operate('office-link')).split('\n')[0] ?? '')
    const open = async () => {
      await page.goto('about:blank')
      await page.goto(namedOrigin + link)
    }
    await open()
    await page.getByLabel(doorTexts.name.zh).fill('林店主')
    await door(page).email.fill('first@meihao.example')
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
      await theirs.page
        .getByRole('button', { name: suspendWho('王小鑰').zh })
        .last()
        .click()
      const presses = keysOfPresses(theirs.page)
      await theirs.page.getByRole('dialog').getByRole('button', { name: staffTexts.suspendNow.zh }).click()
      await theirs.page.getByRole('dialog', { name: staffTexts.stepUpTitle.zh }).getByRole('button', { name: passkeyTexts.give.zh }).click()
      await expect(theirs.page.getByRole('dialog', { name: doorTexts.endedTitle.zh }), 'they have suspended themselves').toBeVisible()
      expect(presses, 'the same call again, as the same press').toHaveLength(2)
      expect(new Set(presses).size).toBe(1)
      await other.close()
    },
  )
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

import { expect, test, type Locator, type Page } from '@playwright/test'
import { languages, type Language } from '#rules/locale.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { privacyTexts } from '#texts/shop/privacy.ts'
import { doneTexts } from '#texts/shared/problems.ts'
import { emailSent, profileTexts } from '#texts/shop/profile.ts'
import { identityTexts, logOutOf, sessionTexts } from '#texts/shop/sessions.ts'
import { ageSignIns } from './let-time-pass.ts'
import {
  comeAsMember,
  expectAccessible,
  expectAccessibleInEachTheme,
  expectFits,
  heading,
  oneScreen,
  open,
  shopper,
  toast,
  type Shopper,
} from './shopper.ts'

// Where a member is logged in, and what is asked of a member before the account could change hands.

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1'

for (const language of languages) {
  test(
    `SES-14 SES-07 hao finds a phone that he has lost, logs it out, and then everything (${language})`,
    oneScreen(language),
    async ({ page, browser }) => {
      const [phone, desk] = await Promise.all([{ userAgent: iPhone }, {}].map(async (how) => (await browser.newContext(how)).newPage()))
      for (const each of [phone, desk, page]) if (each) await comeAsMember(each, 'hao')
      const hao = await atProfile(page, language)
      const rows = page.getByRole('listitem').filter({ hasText: hao.say({ zh: '登入', en: 'Logged in' }) })
      await expect(rows.first()).toContainText(hao.say(sessionTexts.thisDevice))
      await expectFits(hao)
      await expectAccessibleInEachTheme(hao)

      await page
        .getByRole('button', { name: hao.say(logOutOf('Safari · iPhone')) })
        .first()
        .press('Enter')
      await expect(toast(page, hao.say(doneTexts.sessionEnded))).toBeVisible()
      if (phone) await expectLoggedOut(phone)

      await page.getByRole('button', { name: hao.say(sessionTexts.everywhere) }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(hao)
      await inDialog(page, hao.say(sessionTexts.everywhere)).click()
      await expect(toast(page, hao.say(doneTexts.sessionsEnded))).toBeVisible()
      await expect(rows).toHaveCount(1)
      if (desk) await expectLoggedOut(desk)

      await page.getByRole('button', { name: hao.say(sessionTexts.everywhere) }).click()
      await page.getByRole('checkbox', { name: hao.say(sessionTexts.hereToo) }).press('Space')
      await inDialog(page, hao.say(sessionTexts.everywhere)).click()
      await page.waitForURL(`**/${language}`)
      expect((await page.request.get('/api/v1/user')).status()).toBe(401)
    },
  )

  test(
    `SES-11 SES-08 hao shows who he is before his e-mail changes, and what he typed is not lost (${language})`,
    oneScreen(language),
    async ({ page }, { retry }) => {
      await comeAsMember(page, 'hao')
      await ageSignIns('陳浩', 31)
      const hao = await atProfile(page, language)
      const address = `hao-${language}-${retry}@later.example`
      await page.getByRole('button', { name: hao.say(profileTexts.editEmail) }).click()
      await page.getByLabel(hao.say(profileTexts.newEmail)).fill(address)
      await page.getByRole('button', { name: hao.say(profileTexts.save), exact: true }).click()
      await expect(page.getByRole('dialog', { name: hao.say(identityTexts.title) })).toBeVisible()
      await expectAccessibleInEachTheme(hao)
      await expectFits(hao)
      await expect(page.getByRole('button', { name: hao.say(identityTexts.withFacebook) })).toHaveCount(0)

      await confirmAs(hao, 'mei')
      await expect(toast(page, hao.say(identityTexts.failed))).toBeVisible()
      await expect(page).toHaveURL(`/${language}/user/profile`)
      await expect(page.getByLabel(hao.say(profileTexts.newEmail))).toHaveValue(address)

      await page.getByRole('button', { name: hao.say(profileTexts.save), exact: true }).click()
      await confirmAs(hao, 'hao')
      await expect(page.getByText(hao.say(emailSent(address)))).toBeVisible()
      await page.getByRole('button', { name: hao.say(profileTexts.editEmail) }).click()
      await expect(page.getByLabel(hao.say(profileTexts.newEmail))).toHaveValue('hao@example.com')
      await expect(page).toHaveURL(`/${language}/user/profile`)
    },
  )
}

test('SES-11 hao shows who he is before he closes his account, and is asked once more', oneScreen('en'), async ({ page }) => {
  await comeAsMember(page, 'hao')
  await ageSignIns('陳浩', 31)
  const hao = await atProfile(page, 'en')
  await page.getByRole('button', { name: privacyTexts.close.en }).click()
  await inDialog(page, privacyTexts.close.en).click()
  await confirmAs(hao, 'hao')
  const dialog = page.getByRole('dialog', { name: privacyTexts.closeTitle.en })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: privacyTexts.closeCancel.en }).click()
  await expect(page.getByRole('button', { name: privacyTexts.close.en })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: privacyTexts.close.en })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

async function atProfile(page: Page, language: Language): Promise<Shopper> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `/${language}/user/profile`)
  const somebody = shopper(page, language)
  await expect(heading(somebody, somebody.say(sessionTexts.title))).toBeVisible()
  await expect(page.locator('.recipients li').first()).toBeVisible()
  return somebody
}

function inDialog(page: Page, name: string): Locator {
  return page.getByRole('dialog').getByRole('button', { name, exact: true })
}

/** Presses the button of the dialog, chooses somebody on LINE's page, and comes back. */
async function confirmAs({ page, say }: Shopper, persona: 'hao' | 'mei'): Promise<void> {
  await inDialog(page, say(identityTexts.withLine)).click()
  await page.locator(`button[name=persona][value=${persona}]`).click()
  await page.waitForURL('**/user/profile')
}

/** A page for members sends them home with a word. */
async function expectLoggedOut(page: Page): Promise<void> {
  await page.goto('/zh/user/profile')
  await expect(toast(page, errorTexts.pleaseLogIn.zh)).toBeVisible()
  expect((await page.request.get('/api/v1/user')).status()).toBe(401)
  await page.context().close()
}

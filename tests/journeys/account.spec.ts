import { expect, test, type Page } from '@playwright/test'
import { taipeiDay } from '#rules/calendar.ts'
import type { Language, Text } from '#rules/locale.ts'
import { birthdayTexts, confirmDay } from '#texts/shop/birthday.ts'
import { fieldTexts } from '#texts/shared/fields.ts'
import { formatDate } from '#texts/shared/format.ts'
import { homeTexts } from '#texts/shop/home.ts'
import { pointTexts } from '#texts/shop/points.ts'
import { emailSent, profileTexts } from '#texts/shop/profile.ts'
import { atDesk, expectAccessible, emailsTo, onPhone, open, shopper, toast, type Shopper } from './shopper.ts'

test('somebody new tells the birthday, looks at it once more, and is asked no more', async ({ page }) => {
  const { say } = await enter(page, { language: 'zh', path: '/zh/user/profile', persona: 'new' })
  const dialog = page.getByRole('dialog', { name: say(birthdayTexts.title) })
  const confirm = page.getByRole('button', { name: say(birthdayTexts.confirm), exact: true })
  await test.step('BDY-01 BDY-03 BDY-05 whoever has none is asked, cannot press it away, and cannot confirm nothing', async () => {
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await expect(confirm).toBeDisabled()
    await expectAccessible(shopper(page, 'zh'))
  })
  await test.step('BDY-04 years go from the tenth before this one to the hundredth, each with all its months and days', async () => {
    const thisYear = Number(taipeiDay(new Date()).slice(0, 4))
    const choices = (label: Text) =>
      page
        .getByLabel(say(label), { exact: true })
        .locator('option')
        .evaluateAll((options) => options.map((option) => Number(option.getAttribute('value'))).filter((value) => value > 0))
    const upTo = (last: number) => Array.from({ length: last }, (_, place) => place + 1)
    expect(await choices(birthdayTexts.year)).toEqual(Array.from({ length: 91 }, (_, place) => thisYear - 10 - place))
    expect(await choices(birthdayTexts.month)).toEqual(upTo(12))
    expect(await choices(birthdayTexts.day)).toEqual(upTo(31))
  })
  await test.step('BDY-02 BDY-05 the day can be changed before it is confirmed for good', async () => {
    await pickDay(page, { year: '1996', month: '2', day: '28' })
    await confirm.click()
    await page.getByRole('button', { name: say(birthdayTexts.edit) }).click()
    await page.getByLabel(say(birthdayTexts.day), { exact: true }).selectOption('')
    await expect(confirm).toBeDisabled()
    await page.getByLabel(say(birthdayTexts.day), { exact: true }).selectOption('29')
    await confirm.click()
  })
  await test.step('BDY-07 confirmed, it is saved, shown, and asked for no more', async () => {
    const saved = page.waitForRequest((request) => request.method() === 'PUT')
    await page.getByRole('button', { name: say(confirmDay('1996/02/29')) }).click()
    expect((await saved).postDataJSON()).toEqual({ user: { birthday: '1996-02-29' } })
    await expect(page.getByText(say(birthdayTexts.saved))).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('definition').filter({ hasText: formatDate('1996-02-29', 'zh') })).toBeVisible()
    await page.reload()
    await expect(page.getByText(formatDate('1996-02-29', 'zh'))).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a new address is written, verified by the link in the email, and shown', onPhone, async ({ page }) => {
  const visitor = await enter(page, { language: 'en', path: '/en/user/profile', persona: 'new' })
  const { say } = visitor
  await tellBirthday(page, 'en')
  const address = `somebody-${Date.now()}@new.example`
  const shown = page.locator('dt', { hasText: new RegExp(`^${say(profileTexts.email)}$`) }).locator('+ dd')
  const [field, save] = [
    page.getByLabel(say(profileTexts.newEmail)),
    page.getByRole('button', { name: say(profileTexts.save), exact: true }),
  ]
  await test.step('PRF-01 PRF-02 the address is shown, whether it is verified, and can be edited', async () => {
    await expect(shown).toContainText(say(profileTexts.notConfirmed))
    await page.getByRole('button', { name: say(profileTexts.editEmail) }).click()
    await expect(field).toBeVisible()
  })
  await test.step('PRF-09 PRF-10 PRF-11 what is unchanged, empty or no address cannot be saved, and is told so', async () => {
    await expect(save).toBeDisabled()
    for (const [wrong, text] of [
      ['', fieldTexts.required],
      ['nobody@', fieldTexts.email],
    ] as const) {
      await field.fill(wrong)
      await field.blur()
      await expect(page.getByText(say(text))).toBeVisible()
      await expect(save).toBeDisabled()
    }
  })
  await test.step('PRF-08 saved, it waits for the link in its email', async () => {
    await field.fill(address)
    const saved = page.waitForRequest((request) => request.method() === 'PUT')
    await save.click()
    expect((await saved).postDataJSON()).toEqual({ user: { email: address } })
    await expect(page.getByText(say(emailSent(address)))).toBeVisible()
    await expect.poll(async () => (await emailsTo(address)).length).toBe(1)
  })
  await test.step('PRF-14 a reload does not forget it, another letter is sent, and the old address can stay', async () => {
    await open(page, '/en/user/profile')
    await expect(page.getByText(say(emailSent(address)))).toBeVisible()
    await page.getByRole('button', { name: say(profileTexts.sendAgain) }).click()
    await expect(toast(page, say(profileTexts.sentAgain))).toBeVisible()
    await expect.poll(async () => (await emailsTo(address)).length).toBe(2)
    await expectAccessible(visitor)
  })
  await test.step('HOM-08 HOM-10 the link leads home, which says that it is verified', async () => {
    const email = (await emailsTo(address)).at(-1)
    await page.goto(`${/http\S+confirmation\S+/.exec(email?.text ?? '')?.[0]}`)
    await expect(page.getByText(say(homeTexts.emailVerified))).toBeVisible()
    await expect(page).toHaveURL('/en')
  })
  await test.step('PRF-01 PRF-02 the new address is shown as verified', async () => {
    await page.goto('/en/user/profile')
    await expect(shown).toContainText(address)
    await expect(shown).toContainText(say(profileTexts.confirmed))
  })
})

test('HOM-09 HOM-10 a link that verified nothing is told; what else stands in the address stays', atDesk, async ({ page }) => {
  for (const query of ['email_verified=false&from=mail', 'email_verified=&from=mail', 'email_verified=TRUE&from=mail']) {
    await page.goto('/zh/faqs')
    await page.goto(`/zh?${query}`)
    await expect(page.getByText(homeTexts.emailNotVerified.zh)).toBeVisible()
    await expect(page).toHaveURL('/zh?from=mail')
    await page.goBack()
    await expect(page).toHaveURL('/zh/faqs')
  }
})

test('PRF-03 PRF-04 PRF-05 PRF-06 mei sees her level and who she is, and copies her number', atDesk, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, { language: 'zh', path: '/zh/user/profile', persona: 'mei' })
  await expect(page.getByRole('heading', { name: 'VVIP' })).toBeVisible()
  await expect(page.getByText(/^有效至 \d{4}\//)).toBeVisible()
  const { birthday } = (await (await page.request.get('/api/v1/user')).json()) as { birthday: string }
  for (const [term, fact] of [
    [profileTexts.name.zh, '林小梅'],
    [profileTexts.birthday.zh, formatDate(birthday, 'zh')],
  ] as const) {
    const shown = page.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('+ dd')
    await expect(shown).toHaveText(fact)
    await expect(shown.getByRole('button')).toHaveCount(0)
    await expect(shown.getByRole('textbox')).toHaveCount(0)
  }
  const copy = page.getByRole('button', { name: profileTexts.copyUid.zh })
  await copy.click()
  await expect(page.getByText(profileTexts.copied.zh)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByRole('definition').filter({ hasText: copied })).toBeVisible()
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('not allowed')) }))
  await copy.click()
  await expect(page.getByText(profileTexts.copyFailed.zh)).toBeVisible()
})

test('PRF-07 PRF-12 the switch for offers saves at once, and goes back when it could not', atDesk, async ({ page }) => {
  await enter(page, { language: 'zh', path: '/zh/user/profile', persona: 'mei' })
  const offers = page.getByRole('switch', { name: profileTexts.offers.zh })
  const before = await offers.isChecked()
  await page.route('**/api/v1/user', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT')
  await offers.click()
  await failed
  await expect(offers).not.toHaveAttribute('aria-busy')
  await expect(offers).toBeChecked({ checked: before })
  await page.unroute('**/api/v1/user')
  for (const wanted of [!before, before]) {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await offers.click()
    await saved
    await expect(offers).toBeChecked({ checked: wanted })
    await expect(offers).not.toHaveAttribute('aria-busy')
  }
})

test('PTS-01 PTS-15 mei reads how her points came about, page by page, and goes to an order', onPhone, async ({ page }) => {
  const mei = await enter(page, { language: 'en', path: '/en/user/point', persona: 'mei' })
  await expect(page.getByRole('heading', { name: mei.say(pointTexts.history) })).toBeVisible()
  await expect(page.locator('.points-history li')).toHaveCount(10)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/en/user/point?page=2')
  await page.goBack()
  await page.locator('.points-history').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en\/order\/[A-Z0-9]+$/)
})

type Entrance = { language: Language; path: string; persona: 'mei' | 'new' }

/** Signs in by the shop's form, without the dialog that holds it elsewhere, and arrives at the path. */
async function enter(page: Page, { language, path, persona }: Entrance): Promise<Shopper> {
  await page.goto(`/${language}`)
  await page.request.get('/api/v1/user')
  await page.evaluate((origin) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = `/api/users/auth/line?origin=${encodeURIComponent(origin)}`
    const token = document.createElement('input')
    token.name = 'authenticity_token'
    token.value = /csrf_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    form.append(token)
    document.body.append(form)
    form.submit()
  }, path)
  await page.locator(`button[name=persona][value=${persona}]`).click()
  await page.waitForURL(`**${path}`)
  return shopper(page, language)
}

async function pickDay(page: Page, { year, month, day }: { year: string; month: string; day: string }): Promise<void> {
  const lists = page.getByRole('dialog').getByRole('combobox')
  for (const [place, value] of [year, month, day].entries()) await lists.nth(place).selectOption(value)
}

async function tellBirthday(page: Page, language: Language): Promise<void> {
  const { say } = shopper(page, language)
  await pickDay(page, { year: '1990', month: '5', day: '1' })
  await page.getByRole('button', { name: say(birthdayTexts.confirm), exact: true }).click()
  await page.getByRole('button', { name: say(confirmDay(formatDate('1990-05-01', language))) }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

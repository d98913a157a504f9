import { expect, test } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { fullLanguageNames } from '#texts/shared/controls.ts'
import { languageNames, shellTexts } from '#texts/shop/shell.ts'
import { atDesk, expectAccessible, heading, oneScreen, open, shopper } from './shopper.ts'

// Every page has an address in both languages, and the address alone decides which of them is read.

test('D-02 an address without a language leads to the Chinese page, with its query', atDesk, async ({ request }) => {
  const target = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    return [answer.status(), answer.headers()['location']]
  }
  await test.step('I18N-05 home', async () => expect(await target('/?from=letter')).toEqual([302, '/zh?from=letter']))
  await test.step('I18N-06 a product', async () =>
    expect(await target('/product/109-candle?from=letter')).toEqual([302, '/zh/product/109-candle?from=letter']))
  await test.step('I18N-07 a category', async () => expect(await target('/items/9')).toEqual([302, '/zh/items/9']))
  await test.step('I18N-08 D-02 a language that is none of ours', async () => expect(await target('/fr/items/9')).toEqual([302, '/zh/404']))
})

test('I18N-01 every page is there in Chinese and in English, and says which it is', atDesk, async ({ request }) => {
  for (const page of ['', '/items/hot', '/product/109', '/search', '/faqs', '/health-articles', '/terms/privacy']) {
    for (const [language, lang, locale] of [
      ['zh', 'zh-Hant-TW', 'zh_TW'],
      ['en', 'en', 'en_US'],
    ] as const) {
      const answer = await request.get(`/${language}${page}`)
      expect(answer.status(), page).toBe(200)
      const html = await answer.text()
      expect(html, page).toContain(`<html lang="${lang}"`)
      expect(html, page).toContain(`property="og:locale" content="${locale}"`)
    }
  }
})

test('I18N-02 D-02 the hash of an address without a language stays', atDesk, async ({ page }) => {
  await page.goto('/product/109#notice')
  await expect(page).toHaveURL(/\/zh\/product\/109-[a-z0-9-]+#notice$/)
})

test.describe('somebody whose browser speaks English', () => {
  test.use({ locale: 'en-US' })

  test(
    'I18N-03 I18N-05 D-01 gets the Chinese home from the bare address, and Chinese where the address says so',
    atDesk,
    async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveURL('/zh')
      await expect(page.getByRole('link', { name: shellTexts.homeLink.zh }).first()).toBeVisible()
    },
  )

  test('I18N-03 D-01 a call that names no language is answered in that of the browser', atDesk, async ({ request }) => {
    const message = async (language: string) =>
      ((await (await request.get('/api/v1/user', { headers: { 'accept-language': language } })).json()) as { message: string }).message
    expect(await message('fr-FR')).toBe('please login')
    expect(await message('zh-TW')).toBe('請先登入')
  })
})

for (const language of languages) {
  test(`what does not exist is a 404 that leads home (${language})`, oneScreen(language), async ({ page }) => {
    const visitor = shopper(page, language)
    await test.step('I18N-09 I18N-10 D-03 unknown addresses, and the page itself, answer 404', async () => {
      for (const path of ['nowhere', 'items', '404']) {
        const answer = await page.goto(`/${language}/${path}`)
        expect(answer?.status(), path).toBe(404)
        await expect(heading(visitor, visitor.say(errorTexts.lostTitle))).toBeVisible()
      }
    })
    await test.step('ERR-07 it says so', async () => {
      await expect(page.getByText(visitor.say(errorTexts.lost))).toBeVisible()
      if (language === 'en') await expect(page.getByRole('main')).toContainText("This page doesn't exist")
      await expect(page).toHaveTitle(visitor.say(errorTexts.lostTitle))
      await expectAccessible(visitor)
    })
    await test.step('I18N-11 a button leads home', async () => {
      await page.getByRole('link', { name: visitor.say(errorTexts.backHome) }).click()
      await expect(page).toHaveURL(`/${language}`)
      await expect(heading(visitor, visitor.say(errorTexts.lostTitle))).toHaveCount(0)
    })
  })
}

test('I18N-12 I18N-18 switching the language keeps path, query and hash', async ({ page, isMobile }) => {
  await open(page, '/zh/search?q=%E9%9D%92%E6%A2%85&from=a%20letter#main')
  if (isMobile) await page.getByRole('button', { name: shellTexts.openMenu.zh }).click()
  await page.getByRole('link', { name: isMobile ? fullLanguageNames.en : languageNames.en, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const { pathname, searchParams, hash } = new URL(page.url())
  expect([pathname, Object.fromEntries(searchParams), hash]).toEqual(['/en/search', { q: '青梅', from: 'a letter' }, '#main'])
  await expect(page.getByRole('combobox')).toHaveValue('青梅')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW')
})

test('I18N-13 I18N-18 prices are the same whole dollars in both languages', atDesk, async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/${language}/product/27-gel-starter-set-6`)
    await expect(page.getByText('NT$1,980', { exact: true }).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText('NT$2,480', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/NT\$[\d,]*\.\d/)).toHaveCount(0)
  }
})

const guarded = ['cart', 'steps', 'complete/NOTHING', 'order/NOTHING', 'user/orders', 'user/profile', 'user/point']

for (const language of languages) {
  test(`I18N-16 D-05 a visitor is sent home from pages for members, and told to log in (${language})`, atDesk, async ({ page }) => {
    const { say } = shopper(page, language)
    for (const path of guarded) {
      await page.goto(`/${language}/${path}`)
      await expect(page, path).toHaveURL(`/${language}`)
      await expect(page.getByRole('status').filter({ hasText: say(errorTexts.pleaseLogIn) })).toBeVisible()
    }
  })
}

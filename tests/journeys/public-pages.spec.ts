import { expect, test } from '@playwright/test'
import type { Language } from '#rules/locale.ts'
import { expectAccessibleInEachTheme, expectFits, open, scrollTo, shopper } from './shopper.ts'

// Pages that everybody may open, in the light and in the dark: Chinese at a desk, English on a phone.

const pages = [
  '',
  '/search?q=plum',
  '/items/1',
  '/items/preorder',
  '/product/27',
  '/product/5',
  '/product/109',
  '/health-articles',
  '/health-articles/1',
  '/faqs/shopping#q1',
  '/terms/certification',
  '/404',
]

test.use({ reducedMotion: 'reduce' })

for (const path of pages) {
  test(`machines find nothing wrong with ${path || '/'}, light and dark, and it is no wider than its window`, async ({
    page,
    isMobile,
  }) => {
    const language: Language = isMobile ? 'en' : 'zh'
    const visitor = shopper(page, language)
    await open(page, `/${language}${path}`)
    await expectFits(visitor)
    await expectAccessibleInEachTheme(visitor)
  })
}

test('the theme follows the system, and a choice of the own is remembered', async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/en/terms/about')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // At the end of a page the buttons that float and the banner have come: the switch stands clear of them.
  await scrollTo(page, 10_000)
  if (isMobile) await expect(page.locator('.login-banner')).toBeVisible()
  await expect(page.locator('.floating')).toBeVisible()
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

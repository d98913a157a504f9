import { expect, test, type Page } from '@playwright/test'
import { languages } from '#rules/locale.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { trackingTexts } from '#texts/shop/tracking.ts'
import { candle } from './product-page.ts'
import { open, oneScreen, shopper } from './shopper.ts'

// A shop that works with all five companies; the shop of the other journeys works with none.

const companies = {
  'data-tag-manager': 'GTM-1',
  'data-ads': 'AW-1/abc',
  'data-pixel': '42',
  'data-messaging': 'line-1',
  'data-chat': 'https://chat.test/chat.js',
}

/** Lets every page say that the shop works with the companies. Answers whose scripts were asked for. */
async function workWithCompanies(page: Page): Promise<URL[]> {
  const asked: URL[] = []
  const meta = Object.entries(companies).map(([name, id]) => ` ${name}="${id}"`)
  await page.route('**/*', async (route) => {
    const address = new URL(route.request().url())
    if (address.hostname !== '127.0.0.1') {
      asked.push(address)
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    }
    if (route.request().resourceType() !== 'document') return route.continue()
    const answer = await route.fetch()
    const { 'content-security-policy': _, ...headers } = answer.headers()
    const body = (await answer.text()).replace('<head>', `<head><meta name="trackers"${meta.join('')}>`)
    return route.fulfill({ response: answer, headers, body })
  })
  return asked
}

for (const language of languages) {
  test(
    `ANA-01 ANA-02 ANA-07 whoever agrees is told of to every company from then on, and may change their mind (${language})`,
    oneScreen(language),
    async ({ page }) => {
      const asked = await workWithCompanies(page)
      const { say } = shopper(page, language)
      await open(page, `/${language}/product/${candle}-candle-night-plum`)
      const banner = page.getByRole('complementary', { name: say(trackingTexts.title) })
      await expect(banner).toBeVisible()
      expect(asked).toEqual([])
      expect(await page.evaluate(() => [globalThis.dataLayer, globalThis.fbq, globalThis.chatEvents])).toEqual([
        undefined,
        undefined,
        undefined,
      ])

      await test.step('ANA-07 who agrees is counted on this page, with what happened on it before', async () => {
        await banner.getByRole('button', { name: say(trackingTexts.allow), exact: true }).click()
        await expect
          .poll(() => asked.map(({ pathname }) => pathname).sort())
          .toEqual(['/chat.js', '/en_US/fbevents.js', '/gtag/js', '/gtm.js', '/n/line_tag/public/release/v1/lt.js'].sort())
        expect(new Set(asked.map(({ hostname }) => hostname)).size).toBe(4)
        const heard = () =>
          page.evaluate(() => JSON.stringify([globalThis.dataLayer, globalThis.fbq?.queue, globalThis._lt?._q, globalThis.chatEvents]))
        for (const word of ['"event":"view_item"', '"ViewContent"', '"dpa_detail"', '["view_item"'])
          await expect.poll(heard).toContain(word)
        await expect(banner).toBeHidden()
      })
      await test.step('ANA-07 the link at the foot asks anew; after a refusal the next page tells nobody', async () => {
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: say(shellTexts.dataAndAds) })
          .click()
        const reloaded = page.waitForEvent('load')
        await banner.getByRole('button', { name: say(trackingTexts.refuse) }).click()
        await reloaded
        asked.length = 0
        await open(page, `/${language}/items/hot`)
        await expect(banner).toBeHidden()
        expect(asked).toEqual([])
        expect(await page.evaluate(() => globalThis.dataLayer)).toBeUndefined()
      })
    },
  )
}

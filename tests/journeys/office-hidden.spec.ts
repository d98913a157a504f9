import { expect, test, type Page } from '@playwright/test'
import { comeToOffice } from './office-page.ts'
import { atDesk } from './shopper.ts'

/** Whether the page is looked at: what the browser itself says when somebody turns to another tab. */
function lookAway(page: Page, to: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, to)
}

test(
  'TDY-08 今日 asks again every 30 seconds while it is looked at, nothing at all while it is hidden, and at once when it is back',
  atDesk,
  async ({ page }) => {
    const asked: string[] = []
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/office/api/')) asked.push(pathname)
    })
    const times = (path: string) => asked.filter((each) => each === `/office/api/v1/${path}`).length
    /** Lets the clock of the page go on until both have been asked so often. */
    const goOnUntil = (count: number) =>
      expect
        .poll(async () => {
          await page.clock.runFor(10_000)
          return Math.min(times('today'), times('today/curves'))
        })
        .toBeGreaterThanOrEqual(count)
    await page.clock.install()
    await comeToOffice(page, 'boss')
    await expect.poll(() => Math.min(times('today'), times('today/curves'))).toBe(1)
    await page.clock.runFor(20_000)
    expect(times('today'), 'not sooner than after 30 seconds').toBe(1)
    await goOnUntil(2)
    await page.waitForLoadState('networkidle')
    await lookAway(page, 'hidden')
    const before = [...asked]
    await page.clock.runFor(180_000)
    expect(asked, 'hidden, it is silent').toEqual(before)
    const seen = times('today')
    await lookAway(page, 'visible')
    await expect.poll(() => times('today'), 'back, it asks').toBeGreaterThan(seen)
    await goOnUntil(seen + 2)
  },
)

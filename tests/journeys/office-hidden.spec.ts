import { expect, test, type Page, type Request } from '@playwright/test'
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
    let underWay = 0
    const ofOffice = (request: Request) => new URL(request.url()).pathname.startsWith('/office/api/')
    page.on('request', (request) => void (ofOffice(request) && (underWay += 1)))
    page.on('requestfailed', (request) => void (ofOffice(request) && (underWay -= 1)))
    page.on('requestfinished', (request) => {
      if (!ofOffice(request)) return
      underWay -= 1
      asked.push(new URL(request.url()).pathname)
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
    // What was asked while it was looked at has been answered.
    await expect.poll(() => underWay).toBe(0)
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

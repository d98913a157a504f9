import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/testing/find-chromium.ts'
import { keepCompiled } from './scripts/testing/keep-compiled.ts'
import { testShopPorts, testShops } from './tests/support/test-shop-ports.ts'

keepCompiled()

const port = process.env.TEST_SHOP_PORT
const addressOf = (which: string | undefined) => `http://127.0.0.1:${testShopPorts(port, which).shop}`
const executablePath = findChromium()

/** Journeys through shops of their own, started for them: a desk of 1440 and a phone of 390 pixels. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: process.env.JOURNEY_RESULTS ?? 'test-results/journeys.json' }]],
  fullyParallel: true,
  workers: testShops,
  forbidOnly: Boolean(process.env.CI),
  // A delivery is not held up by one journey that the machine was too slow for: it is walked once more, and told as flaky, which is a bug.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  // What never comes fails all the same; on a machine with two shops and two browsers on two cores what comes may take its time.
  expect: { timeout: 15_000 },
  use: {
    // Each worker reads this for itself.
    baseURL: addressOf(process.env.TEST_PARALLEL_INDEX),
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    // What a page was, step by step, tells enough of a failure; filming every journey took a quarter of its time.
    // Where a journey is walked once more, that tells of it; the many that succeed at once need not be written down.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    // No pixel is compared, so no graphics card has to be imitated.
    launchOptions: { args: ['--disable-gpu'], ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    // Sevenfold fewer pixels than that phone has: the processor draws each, and nobody looks at them.
    { name: 'phone', grepInvert: /@desk/, use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 } },
  ],
  webServer: Array.from({ length: testShops }, (_, which) => ({
    command: `"${process.execPath}" scripts/start-test-shop.ts`,
    // Opened last, when everything of the shop stands.
    url: `http://127.0.0.1:${testShopPorts(port, String(which)).operations}`,
    env: { ...(port && { TEST_SHOP_PORT: port }), TEST_PARALLEL_INDEX: String(which) },
    timeout: 120_000,
    reuseExistingServer: !process.env.CI,
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  })),
})

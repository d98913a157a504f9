import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const ofTheSystem = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where a Chromium is: the one named by the variable CHROMIUM, the system's, Playwright's own; or nowhere. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM
  const candidates = [...(named ? [named] : []), ...ofTheSystem, chromium.executablePath()]
  return candidates.find((path) => path !== '' && existsSync(path))
}

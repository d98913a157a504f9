import { expect, type Page } from '@playwright/test'
import { ports } from './shopper.ts'

/** Passkeys belong to a name, so journeys with one come to the shop by its name and not by its figures. */
export const namedOrigin = `http://localhost:${ports.shop}`

/** The page has an authenticator from now on, which says by itself that its person is there. */
export async function haveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** The ten codes that are shown this once; the first of them. */
export async function firstRecoveryCode(page: Page): Promise<string> {
  await expect(page.locator('.recovery-codes li')).toHaveCount(10)
  return (await page.locator('.recovery-codes li').first().textContent()) ?? ''
}

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import { testShopDoors } from '../support/test-shop-doors.ts'

export const doors = testShopDoors(process.env['TEST_SHOP_PORT'])

/** Somebody in front of the shop, in one language. */
export type Shopper = { page: Page; language: Language; say: (text: Text) => string }

export function shopper(page: Page, language: Language): Shopper {
  return { page, language, say: (text) => inLanguage(text, language) }
}

/** Signs in on the stand-in's page of LINE and comes back to where the shopper was. */
export async function signInWithLine({ page }: Shopper, persona: 'hao' | 'mei' | 'new'): Promise<void> {
  await page.getByRole('button', { name: 'LINE' }).click()
  await page.locator(`button[name=persona][value=${persona}]`).click()
  await page.waitForURL(`**:${doors.shop}/**`)
}

/** Waits until the shop has answered who is there: only then do buttons act for a member. */
export async function whenKnown({ page }: Shopper, visit: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/v1/user')
  await visit()
  await answered
}

/** Nothing that a machine can find wrong with who uses a keyboard, a screen reader or little colour. */
export async function expectAccessible({ page }: Shopper): Promise<void> {
  // The card company's frames are somebody else's pages; they are named by their titles.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([])
}

/** No page is wider than its window. */
export async function expectFits({ page }: Shopper): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Types a card into the card company's own fields, which live in frames of its origin. */
export async function typeCard({ page }: Shopper, card: { number: string; expiry: string; code: string }): Promise<void> {
  const fields = page.locator('iframe')
  await expect(fields).toHaveCount(3)
  for (const [index, value] of [card.number, card.expiry, card.code].entries()) {
    const frame = fields.nth(index)
    expect(await frame.getAttribute('src')).toContain(`:${doors.sandbox.tappay}/`)
    await frame.contentFrame().locator('input').pressSequentially(value)
  }
}

export function heading({ page }: Shopper, name: string): Locator {
  return page.getByRole('heading', { name, exact: true })
}

type Letter = { subject: string; to: string; text?: string }

/** The letters that have reached an address; polled, because letters travel in the background. */
export async function lettersTo(address: string): Promise<Letter[]> {
  const response = await fetch(`http://127.0.0.1:${doors.sandbox.mailbox}/api/messages?to=${encodeURIComponent(address)}`)
  const body = (await response.json()) as Letter[] | { messages: Letter[] }
  return Array.isArray(body) ? body : body.messages
}

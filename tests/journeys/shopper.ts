import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import axe from 'axe-core'
import type { Cart } from '#contract/shop/api/cart.ts'
import { inLanguage, type Language, type Text } from '#rules/locale.ts'
import { confirmTexts } from '#texts/shop/checkout.ts'
import { testShopPorts } from '../support/test-shop-ports.ts'

/** The shop of this journey: those that are walked at the same time have another. */
export const ports = testShopPorts(process.env['TEST_SHOP_PORT'], process.env['TEST_PARALLEL_INDEX'])

/** Somebody in front of the shop, in one language. */
export type Shopper = { page: Page; language: Language; say: (text: Text) => string }

export function shopper(page: Page, language: Language): Shopper {
  return { page, language, say: (text) => inLanguage(text, language) }
}

/** A journey for the one screen only: what is the same on every screen need not be walked twice. */
export const atDesk = { tag: '@desk' }
export const onPhone = { tag: '@phone' }

/** A journey in both languages on two screens: Chinese at the desk, English on the phone. */
export function oneScreen(language: Language): { tag: string } {
  return language === 'zh' ? atDesk : onPhone
}

/** Signs in on the stand-in's page of LINE and comes back to where the shopper was. */
export async function signInWithLine({ page }: Shopper, persona: 'hao' | 'mei' | 'new'): Promise<void> {
  await page.getByRole('button', { name: 'LINE' }).click()
  await page.locator(`button[name=persona][value=${persona}]`).click()
  await page.waitForURL(`**:${ports.shop}/**`)
}

/** Opens a page and waits until it is awake. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilAwake(page)
}

/** The same where the clock of the page stands still: it goes on until the first frame is painted, after which scripts come. */
export async function openAtStandstill(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.clock.runFor(17)
  await waitUntilAwake(page)
}

/** Until the page's scripts have taken over what the server has drawn. */
export function waitUntilAwake(page: Page): Promise<void> {
  return expect.poll(() => page.evaluate(isAwake), { intervals: [20, 50, 100], timeout: 15_000 }).toBe(true)
}

/** React keeps its root at the document, and notes in it whether the server's drawing is still waiting to be taken over. */
function isAwake(): boolean {
  const root: unknown = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))?.[1]
  const follow = (from: unknown, key: string): unknown => (typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined)
  return ['stateNode', 'current', 'memoizedState', 'isDehydrated'].reduce(follow, root) === false
}

export function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

/** Is signed in with LINE without seeing its pages, for journeys that begin with a member. */
export async function comeAsMember({ request }: Page, persona: 'hao' | 'mei'): Promise<void> {
  await request.get('/api/v1/user')
  const signInPage = await request.post('/api/users/auth/line?origin=/zh', { form: { authenticity_token: await csrfTokenOf(request) } })
  await request.post(signInPage.url(), { form: { persona } })
  expect((await request.get('/api/v1/user')).status()).toBe(200)
}

export async function csrfTokenOf(request: APIRequestContext): Promise<string> {
  const { cookies } = await request.storageState()
  return decodeURIComponent(cookies.find(({ name }) => name === 'csrf_token')?.value ?? '')
}

/** Puts units of a product into the member's cart, without looking at it. */
export async function putIntoCart({ request }: Page, productId: number, quantity = 1): Promise<void> {
  const added = await request.post('/api/v2/user/cart_items', {
    headers: { 'x-csrf-token': await csrfTokenOf(request) },
    data: { product_id: productId, quantity },
  })
  expect(await added.json()).toMatchObject({ status: 'normal' })
}

/** Takes a product out of the member's cart, without looking at it. */
export async function takeOutOfCart({ request }: Page, productId: number): Promise<void> {
  const { cart_items: shelves } = (await (await request.get('/api/v2/user/cart_items')).json()) as Cart
  for (const { id } of Object.values(shelves)
    .flat()
    .filter((line) => line.product_id === productId)) {
    await request.delete(`/api/v2/user/cart_items/${id}`, { headers: { 'x-csrf-token': await csrfTokenOf(request) } })
  }
}

/** Waits until the shop has answered who is there: only then do buttons act for a member. */
export async function whenKnown({ page }: Shopper, visit: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/v1/user')
  await visit()
  await answered
}

/** Nothing that a machine can find wrong with who uses a keyboard, a screen reader or little colour. */
export async function expectAccessible({ page }: Shopper): Promise<void> {
  // What is about to be replaced stays for that moment, but pale.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // Between two pages there is none of them, and so no heading.
  await expect(page.locator('h1').first()).toBeAttached()
  // Browsers let nobody hear that it is sent, and load the page anew.
  await expect(page.locator('form form'), 'a form within a form').toHaveCount(0)
  await expectNothingFound(page)
}

/** What comes in is pale for a moment, and what the theme turns is between two colours: they count when all of it has come. What moves for ever, or as long as a notice stands, is not waited for. */
async function whenStill(): Promise<void> {
  const longestMs = 1000
  const coming = document.getAnimations().filter((moving) => Number(moving.effect?.getComputedTiming().endTime) <= longestMs)
  await Promise.allSettled(coming.filter(({ playState }) => playState === 'running').map(({ finished }) => finished))
}

/**
 * Axe comes into a page once, and looks from within it: the card company's frames are somebody else's pages, named by their titles, and what is
 * right needs no list. Its library for Playwright brings half a megabyte along twice each time, and looks for frames.
 */
async function expectNothingFound(page: Page, rules?: readonly string[]): Promise<void> {
  await page.evaluate(whenStill)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  expect(await page.evaluate(lookWithAxe, rules)).toEqual([])
}

async function lookWithAxe(rules?: readonly string[]): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe
  const only = rules && { runOnly: { type: 'rule' as const, values: [...rules] } }
  const { violations } = await run({ exclude: ['iframe'] }, { resultTypes: ['violations'], iframes: false, ...only })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** The same in the light, and the colours in the dark too: nothing else is different there. */
export async function expectAccessibleInEachTheme(shopper: Shopper): Promise<void> {
  await turn(shopper, 'light')
  await expectAccessible(shopper)
  await turn(shopper, 'dark')
  await expectNothingFound(shopper.page, ['color-contrast', 'link-in-text-block'])
}

async function turn({ page }: Shopper, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

/** No page is wider than its window. */
export async function expectFits({ page }: Shopper): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // What comes in from the side may still be on its way.
  await expect.poll(overflow).toBeLessThanOrEqual(0)
}

/** Types a new card, even where cards are saved, into the card company's own fields, which live in frames of its origin. */
export async function typeCard({ page, say }: Shopper, card: { number: string; expiry: string; code: string }): Promise<void> {
  const another = page.getByRole('radio', { name: say(confirmTexts.useNew) })
  const fields = page.locator('iframe')
  // Whether cards are saved is seen once the page has come.
  await expect(async () => {
    if (await another.isVisible()) await another.check({ force: true })
    await expect(fields).toHaveCount(3, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  for (const [index, value] of [card.number, card.expiry, card.code].entries()) {
    const frame = fields.nth(index)
    expect(await frame.getAttribute('src')).toContain(`:${ports.sandbox.tappay}/`)
    await frame.contentFrame().locator('input').pressSequentially(value)
  }
}

/** What the shop answers to a question about its goods, to compare with what a page shows. */
export async function ask<Answer>({ page, language }: Pick<Shopper, 'page' | 'language'>, path: string): Promise<Answer> {
  return (await (await page.request.get(path, { headers: { 'accept-language': language } })).json()) as Answer
}

/** A short word that passes by. */
export function toast(page: Page, words: string): Locator {
  return page.locator('.toast', { hasText: words })
}

export function heading({ page }: Shopper, name: string): Locator {
  return page.getByRole('heading', { name, exact: true })
}

type Email = { subject: string; to: string; text?: string }

/** The emails that have reached an address; polled, because emails travel in the background. */
export async function emailsTo(address: string): Promise<Email[]> {
  const response = await fetch(`http://127.0.0.1:${ports.sandbox.mailbox}/api/messages?to=${encodeURIComponent(address)}`)
  const body = (await response.json()) as Email[] | { messages: Email[] }
  return Array.isArray(body) ? body : body.messages
}

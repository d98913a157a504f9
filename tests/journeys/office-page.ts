import { expect, type Page } from '@playwright/test'
import type { Me } from '#contract/office/api/me.ts'
import type { Cart } from '#contract/shop/api/cart.ts'
import type { Language } from '#rules/locale.ts'
import { doorTexts } from '#texts/office/door.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { sandboxKeys } from '../../sandbox/keys.ts'
import { comeAsMember, csrfTokenOf, ports, putIntoCart, takeOutOfCart, type Shopper } from './shopper.ts'

export type CastWord = 'boss' | 'pack' | 'care' | 'edit' | 'book'

/** Opens a page of the office as one of the cast of the demo shop, who has come in by what the press at the door asks for. */
export async function comeToOffice(page: Page, word: CastWord, path = '/office'): Promise<void> {
  const come = await page.request.post('/office/api/v1/sign-in/cast', { headers: { 'sec-fetch-site': 'same-origin' }, data: { word } })
  expect(come.ok()).toBe(true)
  await page.goto(path)
  await expect(page.locator('.page-bar')).toBeVisible()
}

export function pressCast(page: Page, word: CastWord): Promise<void> {
  return page.getByRole('button', { name: new RegExp(`${word}$`) }).click()
}

/** What the browser spoke last in the office. */
export async function speakAtTheDoor(page: Page, language: Language): Promise<void> {
  await page.addInitScript((spoken) => localStorage.setItem('office-language', spoken), language)
}

export function door(page: Page) {
  const field = (text: { zh: string }) => page.getByLabel(text.zh, { exact: true })
  return { email: field(doorTexts.email), password: field(doorTexts.password), code: field(doorTexts.code) }
}

const candle = 1

type Wish = { product?: number; quantity?: number; name: string }

/** A member orders two of a product to their door, paid there. Answers the number of the order. */
export async function orderOnDelivery(page: Page, wish: Wish): Promise<string> {
  return orderToDoor(page, { ...wish, payment: { payway: 'when_received' } })
}

/** The same, paid by a card that its company takes at once. */
export async function orderByCard(page: Page, wish: Wish): Promise<string> {
  return orderToDoor(page, { ...wish, payment: { payway: 'credit_cards', card_info: await typedCard(page) } })
}

/** The same, in three instalments. */
export async function orderInInstalments(page: Page, wish: Wish): Promise<string> {
  return orderToDoor(page, { ...wish, payment: { payway: 'instalment', instalment: 3, card_info: await typedCard(page) } })
}

async function typedCard(page: Page) {
  const { appId, appKey } = sandboxKeys.tappay
  const typed = await page.request.post(`http://127.0.0.1:${ports.sandbox.tappay}/sdk/prime`, {
    data: { appId, appKey, number: '4242424242424242', expiry: '203012', ccv: '123' },
  })
  const { card } = (await typed.json()) as { card: { prime: string } }
  return { name: '陳浩', phonenumber: '+886922110334', email: 'hao@example.com', remember: false, prime: card.prime }
}

async function orderToDoor(page: Page, { product = candle, quantity = 2, name, payment }: Wish & { payment: object }): Promise<string> {
  await comeAsMember(page, 'hao')
  await takeOutOfCart(page, product)
  await putIntoCart(page, product, quantity)
  const shelves = ((await (await page.request.get('/api/v2/user/cart_items')).json()) as Cart).cart_items
  const lines = Object.values(shelves)
    .flat()
    .filter((line) => line.product_id === product)
  const order = {
    sender: { name: '陳浩', phone: '+886922110334' },
    invoice_info: { carrier_type: 'mobile_carrier', carrier: '/AB12.+-' },
    shipping_method: 'black_cat',
    received_time: 'before_noon',
    contact_attributes: { name, phone: '0922110334', county: '新竹縣', district: '竹北市', address: '文興路一段 168 號 8 樓' },
    ...payment,
    remark: '放管理室',
    cart_item_ids: lines.map(({ id }) => id),
  }
  const placed = await page.request.post('/api/v2/user/orders', {
    headers: { 'x-csrf-token': await csrfTokenOf(page.request) },
    data: { order },
  })
  const { order_hashed_id: number } = (await placed.json()) as { order_hashed_id: string }
  expect(number).toMatch(/^[A-Z2-9]{12}$/)
  return number
}

/** What a page can do stands in its bar; on a phone what the bar has no room for is behind one button. */
export async function openMoreActions(page: Page): Promise<void> {
  const more = page.locator('.more-button')
  await expect(more).toBeAttached()
  if (await more.isVisible()) await more.click()
}

/** The person who is signed in has their office in this language from now on. */
export async function speakAs(page: Page, language: Language): Promise<void> {
  const known = await page.request.get('/office/api/v1/me')
  const { language: spoken, csrf_token: token } = (await known.json()) as Partial<Me>
  if (!known.ok() || !token || spoken === language) return
  const headers = { 'x-csrf-token': token, 'sec-fetch-site': 'same-origin' }
  const said = await page.request.patch('/office/api/v1/me', { headers, data: { language } })
  expect(said.status()).toBe(200)
  await page.reload()
  await expect(page.locator('.page-bar')).toBeVisible()
}

/** The person who is signed in has pages as everybody has them at first, for journeys that change them and may not come to change them back. */
export async function lookAsAtFirst(page: Page): Promise<void> {
  const headers = await headersOfChange(page)
  if (!headers) return
  const data = { language: 'zh', theme: 'device', density: 'wide', single_keys: true }
  const said = await page.request.patch('/office/api/v1/me', { headers, data })
  expect(said.status()).toBe(200)
}

/** What a change by the person who is signed in has to bring along; null where nobody is. */
export async function headersOfChange(page: Page): Promise<Record<string, string> | null> {
  const known = await page.request.get('/office/api/v1/me')
  const { csrf_token: token } = (await known.json()) as Partial<Me>
  if (!known.ok() || !token) return null
  return { 'x-csrf-token': token, 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() }
}

/** Until the page has come with all that it asks for: it says itself while it is opening, and its parts have been answered. */
export async function whenLoaded({ page, say }: Shopper): Promise<void> {
  await expect(page.locator('.page-bar h1')).toBeVisible()
  await expect(page.getByText(say(frameTexts.opening), { exact: true })).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

/** What is pressed on a phone and is smaller than 44 px, but for words within a sentence and fields that a larger label presses. */
export function smallTargets(): string[] {
  const least = 43.5
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  return [...document.querySelectorAll('a[href], button, select, input, textarea, [role=tab]')]
    .filter((element) => isSeen(element) && !element.closest('p, .hidden-text, .sr-only') && !element.matches('[tabindex="-1"]'))
    .filter((element) => {
      const box = (element.closest('label') ?? element).getBoundingClientRect()
      return box.width > 1 && (box.height < least || (box.width < least && !element.matches('input')))
    })
    .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)}`)
}

/** What is kept in this browser of forms that were begun: the values of each, as JSON. */
export function keptDrafts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('meihao-office')
        // Asked before the page has made it: nothing is kept yet, and it stays the page's to make.
        opening.onupgradeneeded = () => {
          opening.onerror = () => resolve([])
          opening.transaction?.abort()
        }
        opening.onerror = () => reject(opening.error ?? new Error('no database'))
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction('drafts').objectStore('drafts').getAll()
          reading.onsuccess = () => {
            database.close()
            resolve(reading.result.map((draft: { values: unknown }) => JSON.stringify(draft.values)))
          }
        }
      }),
  )
}

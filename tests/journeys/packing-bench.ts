import { expect, type Page } from '@playwright/test'
import type { PackedParcel } from '#contract/office/api/packing.ts'
import type { Text } from '#rules/locale.ts'
import { consequenceTexts } from '#texts/office/orders.ts'
import { packingTexts, waveStateTexts, waveText } from '#texts/office/packing/packing.ts'
import { comeAsMember, csrfTokenOf, putIntoCart, takeOutOfCart } from './shopper.ts'

/** Goods of the demo shop that may be ordered in any number. */
const goods = [1, 2, 3]

/** A member orders so many times to the door, one or two of a product each; nothing of it is paid yet. */
export async function orderMany(page: Page, count: number): Promise<string[]> {
  await comeAsMember(page, 'hao')
  const numbers: string[] = []
  for (let place = 0; place < count; place += 1)
    numbers.push(await orderOne(page, { product: goods[place % goods.length] ?? 1, units: 1 + (place % 2) }))
  return numbers
}

async function orderOne(page: Page, { product, units }: { product: number; units: number }): Promise<string> {
  await putIntoCart(page, product, units)
  const { cart_items: shelves } = (await (await page.request.get('/api/v2/user/cart_items')).json()) as {
    cart_items: Record<string, { id: number; product_id: number }[]>
  }
  const line = Object.values(shelves)
    .flat()
    .find((each) => each.product_id === product)
  const order = {
    sender: { name: '陳浩', phone: '+886922110334' },
    invoice_info: { carrier_type: 'mobile_carrier', carrier: '/AB12.+-' },
    shipping_method: 'black_cat',
    received_time: 'before_noon',
    contact_attributes: { name: '林阿桃', phone: '0922110334', county: '新竹縣', district: '竹北市', address: '文興路一段 168 號 8 樓' },
    payway: 'when_received',
    remark: '放管理室',
    cart_item_ids: [line?.id],
  }
  const placed = await page.request.post('/api/v2/user/orders', {
    headers: { 'x-csrf-token': await csrfTokenOf(page.request) },
    data: { order },
  })
  const { order_hashed_id: number } = (await placed.json()) as { order_hashed_id: string }
  expect(number).toMatch(/^[A-Z2-9]{12}$/)
  await takeOutOfCart(page, product)
  return number
}

/** Plans the proposal with most of these parcels and starts it; answers which of them are in it. Other parcels may be among them. */
export async function startWave(page: Page, ordered: readonly string[]): Promise<string[]> {
  const isChinese = (await page.locator('html').getAttribute('lang')) === 'zh-Hant-TW'
  const say = ({ zh, en }: Text) => (isChinese ? zh : en)
  let place = -1
  await expect(async () => {
    const { proposals } = (await (await page.request.get('/office/api/v1/waves')).json()) as { proposals: { numbers: string[] }[] }
    const counts = proposals.map(({ numbers }) => numbers.filter((number) => ordered.includes(number)).length)
    const most = Math.max(0, ...counts)
    expect(most, 'they can be picked').toBeGreaterThan(0)
    place = counts.indexOf(most)
    await page.reload()
    await expect(page.getByRole('button', { name: say(packingTexts.plan) })).toHaveCount(proposals.length)
  }).toPass()
  await page
    .getByRole('button', { name: say(packingTexts.plan) })
    .nth(place)
    .click()
  const card = page.locator('.wave-card').filter({ has: page.locator('.code').filter({ hasText: new RegExp(ordered.join('|')) }) })
  await expect(card).toBeVisible()
  const numbers = await card.locator('.code').allTextContents()
  const id = /\d+/.exec(await card.locator('b').innerText())?.[0] ?? ''
  await card.getByRole('button', { name: say(packingTexts.start) }).click()
  const effect = page.getByRole('dialog', { name: say(packingTexts.start) })
  await expect(effect, 'what follows is said first').toContainText(say(consequenceTexts.start_picking[0]))
  await effect.getByRole('button', { name: say(packingTexts.start) }).click()
  const started = page
    .locator('.wave-card')
    .filter({ has: page.getByText(say(waveText(Number(id))), { exact: true }) })
    .filter({ hasText: say(waveStateTexts.picking) })
  await expect(started).toBeVisible({ timeout: 20_000 })
  await started.getByRole('link', { name: say(packingTexts.open) }).click()
  await expect(page.locator('.pick-line').first()).toBeVisible()
  return numbers.filter((number) => ordered.includes(number))
}

/** A parcel as the bench knows it, in Chinese. */
export async function parcelOf(page: Page, number: string): Promise<PackedParcel> {
  return (await (
    await page.request.get(`/office/api/v1/parcels/${number}`, { headers: { 'accept-language': 'zh-TW' } })
  ).json()) as PackedParcel
}

/** Keys as fast as a scanner presses them, or so many milliseconds apart, wherever the focus is; with Enter at the end. */
export async function press(page: Page, text: string, msApart = 0): Promise<void> {
  await page.evaluate(
    async ({ signs, wait }) => {
      const codeOf = (sign: string) => (/\d/.test(sign) ? `Digit${sign}` : ({ ':': 'Semicolon', '-': 'Minus' }[sign] ?? `Key${sign}`))
      const keyDown = (code: string, key: string, shiftKey: boolean) =>
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { code, key, shiftKey, bubbles: true, cancelable: true }),
        )
      for (const sign of signs) {
        // As an input method for Chinese has it: the key is there, its letter is not.
        keyDown(codeOf(sign), 'Process', /[A-Z:]/.test(sign))
        if (wait > 0) await new Promise((go) => setTimeout(go, wait))
      }
      keyDown('Enter', 'Enter', false)
    },
    { signs: [...text], wait: msApart },
  )
}

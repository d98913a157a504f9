import { openFrame, type Answer } from './open-frame.ts'
import { shopApp } from './shop-app.ts'

export type SheetOptions = { method: 'apple_pay' | 'google_pay'; amount: string; currency: string }

/** Lays the wallet's sheet over the page until the shopper has decided. Status 401: the shopper cancelled. */
export async function askOnSheet({ method, amount, currency }: SheetOptions): Promise<Answer> {
  const container = document.createElement('div')
  Object.assign(container.style, { position: 'fixed', inset: '0', zIndex: '2147483647' })
  document.body.append(container)
  const before = document.activeElement
  const frame = openFrame({
    container,
    path: '/sdk/frame/sheet',
    query: { method, amount, currency },
    title: method === 'apple_pay' ? 'Apple Pay' : 'Google Pay',
  })
  frame.element.focus()
  const answer = await frame.ask({ tappay: 'getPrime', method, app: { ...shopApp } })
  frame.remove()
  container.remove()
  if (before instanceof HTMLElement) before.focus()
  return answer
}

import { listCalls } from '#contract/shop/calls.ts'
import { placesOf, requestOf, withValueAt, type Parts, type Place } from './call-fields.ts'
import { hostileWishes, plainWish } from './hostile-wishes.ts'
import { writeRequest, type Written } from './send-parts.ts'
import type { TestBrowser } from './test-browser.ts'
import type { TestShop } from './test-shop.ts'

/** What somebody writes at a place of a request, in place of what would be right; undefined leaves it. */
export type Writing = (place: Place) => unknown

/**
 * Makes every call of the shop as a member, as it should be made and then once with each text of it written otherwise. Answers the
 * calls that were made with how often they were answered.
 */
export async function askEveryCall(testShop: TestShop, write: Writing): Promise<Map<string, number>> {
  const wishes = await hostileWishes(testShop, await testShop.signIn('mei'))
  const asked = new Map<string, number>()
  for (const call of listCalls()) {
    // Signed in anew each time: some calls end the sessions of others.
    const mei = await testShop.signIn('mei')
    for (const wish of wishes[call.name] ?? [plainWish]) {
      const { form = false, ...wished } = await wish(mei)
      const right = requestOf(call, wished)
      for (const parts of [right, ...writtenOtherwise(right, write)])
        await send(testShop, { written: writeRequest(call, { parts, form }), mei })
      asked.set(call.name, (asked.get(call.name) ?? 0) + 1)
    }
  }
  return asked
}

function writtenOtherwise(right: Parts, write: Writing): Parts[] {
  return placesOf(right).flatMap((place) => {
    const value = write(place)
    return value === undefined ? [] : [withValueAt(right, { place, value })]
  })
}

function send({ app }: TestShop, { written, mei: { cookies } }: { written: Written; mei: TestBrowser }) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return app.inject({ ...written, headers: { 'x-csrf-token': cookies.get('csrf_token') ?? '', cookie, ...written.headers } })
}

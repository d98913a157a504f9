import { randomUUID } from 'node:crypto'
import { listOfficeCalls } from '#contract/office/calls.ts'
import { listCalls } from '#contract/shop/calls.ts'
import { placesOf, requestOf, withValueAt, type Parts, type Place } from './call-fields.ts'
import { hostileWishes, plainWish } from './hostile-wishes.ts'
import { writeRequest, type Written } from './send-parts.ts'
import { testOffice } from './test-office.ts'
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

const valueAt = (parts: unknown, place: Place) => place.reduce<unknown>((node, name) => Object(node)[name] as unknown, parts)

/** What ends the session that asks, or waits for a stream that never ends. */
const endings = /^(?:signOut|signIn\.|firstOwner\.|me\.end|password\.)/

/** The same at the office, as its owner, where a text may stand; each call with the numbers of nothing, or of whatever comes first. */
export async function askEveryOfficeCall(testShop: TestShop, write: Writing): Promise<Map<string, number>> {
  const office = testOffice(testShop)
  const asked = new Map<string, number>()
  let owner = await office.as('owner')
  let made = 0
  for (const call of listOfficeCalls().filter(({ name }) => !endings.test(name))) {
    const right = requestOf(call)
    const writeTexts: Writing = (place) => (typeof valueAt(right, place) === 'string' ? write(place) : undefined)
    for (const parts of [right, ...writtenOtherwise(right, writeTexts)]) {
      // So many calls a minute, and each sign-in is a minute later.
      if (made++ % 300 === 299) owner = await office.as('owner')
      const written = writeRequest(call, { parts, form: false })
      const headers = {
        'sec-fetch-site': 'same-origin',
        'idempotency-key': randomUUID(),
        'x-csrf-token': owner.me.csrf_token,
        cookie: owner.cookie,
      }
      await testShop.app.inject({ ...written, headers: { ...written.headers, ...headers } })
    }
    asked.set(call.name, (asked.get(call.name) ?? 0) + 1)
  }
  return asked
}

import { expect, test } from 'vitest'
import { languages, type Language } from '#rules/locale.ts'
import { eventually } from '#support/eventually.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shelf, signIn, startWorker } = testShop
const office = testOffice(testShop)
const owner = await office.as('owner')
await startWorker()

/** What is written to the buyer of an order that somebody of the office edits, has told of again, and cancels. */
async function lettersOfOrder(buyerSpeaks: Language) {
  const buyer = await signIn('hao', { language: buyerSpeaks })
  const lines = await fillCart(buyer, { [shelf.roseGel]: 1 })
  const order = await orderBody(testShop, { payway: 'when_received', cart_item_ids: lines })
  const { order_hashed_id: number } = await place(buyer, { order })
  const { call } = owner
  const letters = async () => (await call.orders.find({ number })).letters ?? []
  const sent = (kind: string, count = 1) =>
    eventually(async () => {
      const found = (await letters()).filter((letter) => letter.kind === kind && letter.state === 'sent')
      return found.length === count && found
    })
  const [placed] = await sent('placed')
  await call.orderPage.letters.again({ id: placed?.id ?? 0 })
  await sent('placed', 2)
  const { edit_seen: seen } = await call.orders.find({ number })
  await call.orderPage.edit({ number, order: { contact_attributes: { phone: '0933777001' } }, seen, tell: true })
  await sent('edited')
  await call.orders.cancel({ number, reason: '客人改變心意' })
  await sent('cancelled')
  return letters()
}

test('NAV-03 a person’s office is Chinese until they choose otherwise, and speaks what they chose; buyers are written to in theirs all the same', async () => {
  expect(owner.me.language).toBe('zh')
  for (const language of languages) {
    expect((await owner.call.me.change({ language })).language).toBe(language)
    expect((await owner.call.me.find({})).language).toBe(language)
    const other = language === 'zh' ? 'en' : 'zh'
    const letters = await lettersOfOrder(other)
    expect(letters.map((letter) => [letter.kind, letter.language]).toSorted()).toEqual([
      ['cancelled', other],
      ['edited', other],
      ['placed', other],
      ['placed', other],
    ])
    const [{ id } = { id: 0 }] = letters
    const { text } = await owner.call.orderPage.letters.find({ id })
    expect(/[\u4e00-\u9fff]{6}/.test(text), 'its words').toBe(other === 'zh')
  }
})

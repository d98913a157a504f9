import { expect, test } from 'vitest'
import type { PlacedOrder, PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import { NoAnswer, Problem } from '#contract/shared/problem.ts'
import { createPlacing, isLost, type Attempt } from './placing.ts'

const placed: PlacedOrder = { message: '訂單已成立', order_hashed_id: 'K7Q2M9X4TBHE', payment_url: null }
const body = (remark: string) => async () => ({ cart_item_ids: [9], remark })

/** A shop that answers as the story says, one answer after the other, and remembers what it was asked. */
function shopAnswering(...answers: (PlacedOrder | Error)[]) {
  const asked: Attempt<PlaceOrderBody>[] = []
  let keys = 0
  const placing = createPlacing({
    newKey: () => `key-${(keys += 1)}`,
    async send(attempt) {
      asked.push(attempt)
      const answer = answers[asked.length - 1]
      if (!answer || answer instanceof Error) throw answer
      return answer
    },
  })
  return { placing, asked }
}

test('PAY-13 after a lost answer the same attempt goes out again, with the same key and the same body', async () => {
  const { placing, asked } = shopAnswering(new NoAnswer('gone'), placed)
  await expect(placing.place(body('first'))).rejects.toBeInstanceOf(NoAnswer)
  await expect(placing.place(body('second'))).resolves.toEqual(placed)
  expect(asked).toEqual([
    { key: 'key-1', body: { cart_item_ids: [9], remark: 'first' } },
    { key: 'key-1', body: { cart_item_ids: [9], remark: 'first' } },
  ])
})

test('after a refusal the next attempt is a new one', async () => {
  const refused = new Problem({ status: 'credit_card_order_error', message: '授權失敗', details: { code: '10003' } })
  const { placing, asked } = shopAnswering(refused, placed)
  await expect(placing.place(body('first'))).rejects.toBe(refused)
  await placing.place(body('second'))
  expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-2'])
})

test('an order that is changed after a lost answer is another attempt', async () => {
  const { placing, asked } = shopAnswering(new NoAnswer('gone'), placed)
  await expect(placing.place(body('first'))).rejects.toBeInstanceOf(NoAnswer)
  placing.forget()
  await placing.place(body('changed'))
  expect(asked[1]).toEqual({ key: 'key-2', body: { cart_item_ids: [9], remark: 'changed' } })
})

test('CK4-10 without a prime nothing is sent', async () => {
  const { placing, asked } = shopAnswering(placed)
  await expect(placing.place(() => Promise.reject(new Error('no prime')))).rejects.toThrow('no prime')
  expect(asked).toEqual([])
  await expect(placing.place(body('now'))).resolves.toEqual(placed)
})

test('PAY-13 a repetition that is turned away at the door says nothing about the order: it is repeated as it was', async () => {
  const busy = new Problem({ status: 'too_many_requests', message: '操作太頻繁', details: {} })
  const { placing, asked } = shopAnswering(new NoAnswer('gone'), busy, placed)
  await expect(placing.place(body('first'))).rejects.toBeInstanceOf(NoAnswer)
  await expect(placing.place(body('second'))).rejects.toBe(busy)
  await placing.place(body('third'))
  expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1'])
})

test('LIM-18 an order of somebody who has to wait was not placed: the next press is an attempt of its own', async () => {
  const paused = new Problem({
    status: 'too_many_requests',
    message: '暫時無法使用信用卡付款',
    details: { reason: 'cards_paused', retry_after: 60 },
  })
  const { placing, asked } = shopAnswering(paused, placed)
  await expect(placing.place(body('first'))).rejects.toBe(paused)
  expect(isLost(paused)).toBe(false)
  await expect(placing.place(body('another card'))).resolves.toEqual(placed)
  expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-2'])
})

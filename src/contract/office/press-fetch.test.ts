import { expect, test } from 'vitest'
import { pressFetch } from './press-fetch.ts'

/** Answers everything like this, and keeps under which key it was asked. */
function answering(status: number) {
  const keys: (string | null)[] = []
  const send: typeof fetch = async (_url, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'))
    return Response.json({ status: 'approval_needed', approval: 7 }, { status })
  }
  return { keys, send }
}

test('what changes something carries the key of its press, what reads none', async () => {
  const { keys, send } = answering(200)
  await pressFetch('one press', send)('/x', { method: 'PATCH', headers: { accept: 'a' } })
  await pressFetch('one press', send)('/x', { method: 'GET' })
  await pressFetch(undefined, send)('/x', { method: 'POST' })
  await pressFetch('', send)('/x', { method: 'POST' })
  expect(keys).toEqual(['one press', null, null, null])
})

test('what waits for another person reads as a refusal with all that was said of it; other answers are as they are', async () => {
  const waiting = await pressFetch('a', answering(202).send)('/x', { method: 'POST' })
  expect([waiting.ok, await waiting.json()]).toEqual([false, { status: 'approval_needed', approval: 7 }])
  for (const status of [200, 201, 409, 503])
    expect((await pressFetch('a', answering(status).send)('/x', { method: 'POST' })).status).toBe(status)
})

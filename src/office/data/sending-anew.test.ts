import { expect, test } from 'vitest'
import { sendingAnew } from './sending-anew.ts'

/** A shop that takes changes with this word alone. */
function shopWith(token: string) {
  const asked: Headers[] = []
  const send: typeof fetch = async (_url, init) => {
    const headers = new Headers(init?.headers)
    asked.push(headers)
    if (headers.get('x-csrf-token') === token) return Response.json({ status: 'done' })
    return Response.json({ status: 'csrf_error' }, { status: 403 })
  }
  return { asked, send }
}

const press = { method: 'POST', headers: { 'x-csrf-token': 'old', 'idempotency-key': 'one press' } }

test('a change whose word is another by now is sent once more with it, as the same press', async () => {
  const { asked, send } = shopWith('new')
  const answer = await sendingAnew(async () => 'new', send)('/office/api/v1/me', press)
  expect(await answer.json()).toEqual({ status: 'done' })
  expect(asked.map((headers) => [headers.get('x-csrf-token'), headers.get('idempotency-key')])).toEqual([
    ['old', 'one press'],
    ['new', 'one press'],
  ])
})

test('what is refused all the same, or for who is signed in no more, is told', async () => {
  const { asked, send } = shopWith('nobody has it')
  expect((await sendingAnew(async () => 'new', send)('/x', press)).status).toBe(403)
  expect(asked).toHaveLength(2)
  const gone = sendingAnew(async () => Promise.reject(new Error('nobody is there')), send)
  const answer = await gone('/x', press)
  expect([answer.status, await answer.json()]).toEqual([403, { status: 'csrf_error' }])
})

test('other refusals are as they are', async () => {
  const denied: typeof fetch = async () => Response.json({ status: 'permission_denied' }, { status: 403 })
  const answer = await sendingAnew(async () => Promise.reject(new Error('nobody asks')), denied)('/x', press)
  expect(await answer.json()).toEqual({ status: 'permission_denied' })
})

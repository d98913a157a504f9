import { randomUUID } from 'node:crypto'
import type { BenchShop } from './bench-shop.ts'

type Method = 'GET' | 'POST'

/** Somebody who works in the measured shop's office. What is refused ends the measurement. */
export type OfficePerson = {
  ask: <Answer>(method: Method, path: string, body?: unknown) => Promise<Answer>
  /** Milliseconds until the answer has come whole. */
  timed: (method: Method, path: string, body?: unknown) => Promise<number>
}

/** As one of the demo shop's people. */
export async function signInAsCast({ address }: Pick<BenchShop, 'address'>, word: 'boss' | 'pack'): Promise<OfficePerson> {
  const own = { 'sec-fetch-site': 'same-origin', 'content-type': typeOf({}) }
  const signedIn = await fetch(`${address}/office/api/v1/sign-in/cast`, { method: 'POST', headers: own, body: JSON.stringify({ word }) })
  const { csrf_token: token } = (await signedIn.json()) as { csrf_token: string }
  const headers = { ...own, cookie: signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '', 'x-csrf-token': token }
  const ask = async <Answer>(method: Method, path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(address + path, {
      method,
      headers: { ...headers, ...(method === 'POST' && { 'idempotency-key': randomUUID() }), 'content-type': typeOf(body) },
      ...(body !== undefined && { body: isBytes(body) ? body : JSON.stringify(body) }),
    })
    const said: unknown = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${JSON.stringify(said)}`)
    return said as Answer
  }
  const timed = async (method: Method, path: string, body?: unknown) => {
    const began = performance.now()
    await ask(method, path, body)
    return performance.now() - began
  }
  return { ask, timed }
}

const isBytes = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array
const typeOf = (body: unknown) => (isBytes(body) ? 'application/octet-stream' : 'application/json')

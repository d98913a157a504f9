import { bindCalls, type CallOptions, type Calls, type ClientSurroundings } from '#contract/shared/bind-calls.ts'
import type { OfficeApi } from './api.ts'
import { browserContract } from './browser-contract.ts'
import { pressFetch } from './press-fetch.ts'

/** One press of somebody, under whose key a change is asked for once, however often it is sent; left out, each call is one. */
export type Press = { key?: string }

/** Every call of the office as a function. A failed call rejects with a `Problem`, or with `NoAnswer` when nobody answered. */
export type OfficeClient = Calls<OfficeApi, Press>

/** `newKey` makes the key under which a change is asked for; left out, changes carry none. */
type OfficeSurroundings = ClientSurroundings & { newKey?: () => string }

export function createOfficeClient({ newKey, fetch = globalThis.fetch, ...surroundings }: OfficeSurroundings): OfficeClient {
  const fetchOf = ({ key = newKey?.() }: Press) => pressFetch(key, fetch)
  return withPresses(bindCalls(browserContract, surroundings) as Bound, fetchOf) as OfficeClient
}

type Sent = (input?: Record<string, unknown>, options?: CallOptions) => Promise<unknown>
type Bound = Sent | { [name: string]: Bound }
type Asked = { signal?: AbortSignal; context?: Press }

/** The shop's calls know nothing of presses: each call of the office is handed a way to fetch that carries its own. */
function withPresses(node: Bound, fetchOf: (press: Press) => typeof fetch): unknown {
  if (typeof node === 'function') {
    return (input?: Record<string, unknown>, { signal, context = {} }: Asked = {}) =>
      node(input, { ...(signal && { signal }), fetch: fetchOf(context) })
  }
  return Object.fromEntries(Object.entries(node).map(([name, below]) => [name, withPresses(below, fetchOf)]))
}

import { bindCalls, type Calls, type ClientSurroundings } from '#contract/shared/bind-calls.ts'
import type { Api } from './api.ts'
import { browserContract } from './browser-contract.ts'

/**
 * Every call of the shop as a function. In the browser the functions fetch; while a page is rendered on the server they
 * call the handlers in the same process. A failed call rejects with a `Problem`, or with `NoAnswer` when nobody answered.
 */
export type ShopClient = Calls<Omit<Api, 'orders'> & { orders: Omit<Api['orders'], 'invoicePdf'> }>

export function createBrowserClient(surroundings: ClientSurroundings): ShopClient {
  return bindCalls(browserContract, surroundings) as ShopClient
}

import { bindCalls, type Calls, type ClientSurroundings } from '#contract/shared/bind-calls.ts'
import type { OfficeApi } from './api.ts'
import { browserContract } from './browser-contract.ts'

/** Every call of the office as a function. A failed call rejects with a `Problem`, or with `NoAnswer` when nobody answered. */
export type OfficeClient = Calls<OfficeApi>

export function createOfficeClient(surroundings: ClientSurroundings): OfficeClient {
  return bindCalls(browserContract, surroundings) as OfficeClient
}

import { openTransfers, type Transfers } from './transfers.ts'
import type { RequestLog } from '../web/request-log.ts'
import type { SandboxKeys } from '../keys.ts'

/** Everything the bank knows. */
export type Bank = {
  keys: SandboxKeys['bank']
  now(): number
  /** The own address, known once the server listens. */
  address: string
  /** Where the shop wants to hear of transfers. */
  notifyAddress: string
  /** The waits before the repetitions of an unanswered notice. */
  noticeRetryMs: readonly number[]
  transfers: Transfers
  log: RequestLog
  /** Ends what is still waiting to be done. */
  closing: AbortController
}

export type BankOptions = Pick<Bank, 'keys' | 'now' | 'notifyAddress' | 'log'> & {
  dataDir: string | null
  noticeRetryMs?: readonly number[]
}

/** The bank as it was when its journal was last written. */
export function openBank({ dataDir, noticeRetryMs = usualRetryMs, ...options }: BankOptions): Bank {
  return { ...options, noticeRetryMs, address: '', transfers: openTransfers(dataDir), closing: new AbortController() }
}

/** About ten times, as the bank does it. */
const usualRetryMs = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 60_000, 60_000, 60_000, 60_000]

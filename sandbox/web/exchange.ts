import type { IncomingMessage } from 'node:http'

/** One request, read to its end. */
export type Ask = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
  clientIp: string
}

/** One answer. `cut` closes the line without a word, as a broken network does. */
export type Reply = { status?: number; headers?: Record<string, string>; body?: string | Uint8Array } | 'cut'

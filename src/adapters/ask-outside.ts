import { Agent, request } from 'undici'

export type OutsideCall = {
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | URLSearchParams
  /** Ends the call, from the first sign that is sent to the last that is heard. */
  signal: AbortSignal
  /** How long an answer may be; `long` for lists. */
  length?: keyof typeof mostBytes
}

const mostBytes = { usual: 1024 * 1024, long: 16 * 1024 * 1024 } as const

const agents = {
  usual: new Agent({ maxResponseSize: mostBytes.usual }),
  long: new Agent({ maxResponseSize: mostBytes.long }),
}

/**
 * One HTTP call to a company. A redirect is an answer like any other and is not followed, so that no key and no name
 * travels on to another address; nothing is unpacked, so that what is counted is all there is. Rejects when the answer is
 * too long, or not whole in time.
 */
export async function askOutside(address: string, { method, headers = {}, body, signal, length = 'usual' }: OutsideCall): Promise<{ status: number; type: string; text: string }> {
  const isForm = body instanceof URLSearchParams
  const response = await request(address, {
    method,
    headers: isForm ? { 'content-type': 'application/x-www-form-urlencoded', ...headers } : headers,
    ...(body === undefined ? {} : { body: isForm ? body.toString() : body }),
    signal,
    dispatcher: agents[length],
  })
  return { status: response.statusCode, type: String(response.headers['content-type'] ?? ''), text: await response.body.text() }
}

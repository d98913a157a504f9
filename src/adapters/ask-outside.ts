import { Agent, request } from 'undici'
import type { Provider } from './open-provider.ts'

export type OutsideCall = {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | URLSearchParams
  /** How long an answer may be; `long` for lists. */
  length?: keyof typeof mostBytes
}

export type OutsideAnswer = { status: number; type: string; text: string }

const mostBytes = { usual: 1024 * 1024, long: 16 * 1024 * 1024 } as const

const agents = {
  usual: new Agent({ maxResponseSize: mostBytes.usual }),
  long: new Agent({ maxResponseSize: mostBytes.long }),
}

/**
 * One HTTP call to a company, from the first sign that is sent to the last that is heard within the provider's time. A
 * redirect is an answer like any other and is not followed, so that no key and no name travels on to another address;
 * nothing is unpacked, so that what is counted is all there is. Rejects when the answer is too long, not whole in time, or
 * says that the provider is overloaded or broken; every other status is an answer.
 */
export function askOutside(
  provider: Provider,
  address: string,
  { method = 'GET', headers = {}, body, length = 'usual' }: OutsideCall = {},
): Promise<OutsideAnswer> {
  const isForm = body instanceof URLSearchParams
  return provider.call(async (signal) => {
    const response = await request(address, {
      method,
      headers: isForm ? { 'content-type': 'application/x-www-form-urlencoded', ...headers } : headers,
      ...(body === undefined ? {} : { body: isForm ? body.toString() : body }),
      signal,
      dispatcher: agents[length],
    })
    const text = await response.body.text()
    if (response.statusCode >= 500 || response.statusCode === 429) throw new Error(`HTTP ${response.statusCode}`)
    return { status: response.statusCode, type: String(response.headers['content-type'] ?? ''), text }
  })
}

/** The text of an answer that says yes; any other is thrown. */
export async function askForText(provider: Provider, address: string, call?: OutsideCall): Promise<string> {
  const { status, text } = await askOutside(provider, address, call)
  if (status !== 200) throw new Error(`HTTP ${status}`)
  return text
}

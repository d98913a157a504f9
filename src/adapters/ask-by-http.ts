import type { Provider } from './open-provider.ts'

export type HttpAnswer = { status: number; text: string }

/**
 * One call over HTTP, read to its end within the provider's time. A redirect is not followed: whoever could answer with
 * one would choose where our keys and our buyers' names go next. An overloaded or broken provider throws; every other
 * status is an answer.
 */
export function askByHttp(provider: Provider, address: string | URL, init: RequestInit = {}): Promise<HttpAnswer> {
  return provider.call(async (signal) => {
    const response = await fetch(address, { ...init, redirect: 'error', signal })
    const text = await response.text()
    if (response.status >= 500 || response.status === 429) throw new Error(`HTTP ${response.status}`)
    return { status: response.status, text }
  })
}

/** The text of an answer that says yes; any other is thrown. */
export async function askForText(provider: Provider, address: string | URL, init?: RequestInit): Promise<string> {
  const { status, text } = await askByHttp(provider, address, init)
  if (status < 200 || status > 299) throw new Error(`HTTP ${status}`)
  return text
}

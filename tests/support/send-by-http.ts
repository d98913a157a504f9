import type { openBrowser, SetCookie } from './test-browser.ts'

type Send = Parameters<typeof openBrowser>[0]

/** For a browser that asks over real connections: `addressOf` says, anew for each request, which copy of the shop it goes to. */
export function sendByHttp(addressOf: () => string): Send {
  return async ({ method, url, headers, payload }) => {
    const isText = typeof payload === 'string'
    const type: Record<string, string> = payload === undefined || isText ? {} : { 'content-type': 'application/json' }
    const answer = await fetch(`${addressOf()}${url}`, {
      method,
      headers: { ...type, ...headers },
      redirect: 'manual',
      ...(payload === undefined ? {} : { body: isText ? payload : JSON.stringify(payload) }),
    })
    const body = await answer.text()
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      body,
      cookies: answer.headers.getSetCookie().map(readCookie),
      json: () => JSON.parse(body) as unknown,
    }
  }
}

function readCookie(line: string): SetCookie & { expires?: Date } {
  const [pair = '', ...said] = line.split(';').map((part) => part.trim())
  const [name = '', value = ''] = cut(pair)
  const words = new Map(said.map((part) => cut(part)).map(([key = '', text = '']) => [key.toLowerCase(), text]))
  const [maxAge, expires] = [words.get('max-age'), words.get('expires')]
  return { name, value, ...(maxAge && { maxAge: Number(maxAge) }), ...(expires && { expires: new Date(expires) }) }
}

const cut = (text: string): string[] => {
  const at = text.indexOf('=')
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

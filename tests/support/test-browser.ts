import type { FastifyInstance } from 'fastify'
import { createBrowserClient, type ShopClient } from '#contract/shop/client.ts'
import type { Language } from '#rules/locale.ts'

export type Reply = {
  status: number
  headers: Record<string, unknown>
  /** Where the answer sends the browser. */
  location: string
  cookies: SetCookie[]
  text: string
  json: () => unknown
}

export type SetCookie = {
  name: string
  value: string
  path?: string
  httpOnly?: boolean
  sameSite?: string
  secure?: boolean
  maxAge?: number
}

export type Ask = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  body?: object
  form?: Record<string, string>
}

/** Somebody at a browser: it keeps cookies, says its language, and sends the CSRF token with every change. */
export type TestBrowser = {
  /** Every call of the shop, made as the storefront makes it; rejects with a `Problem`. */
  call: ShopClient
  /** One request as it is, with the cookies of this browser and nothing else. */
  ask: (path: string, ask?: Ask) => Promise<Reply>
  cookies: Map<string, string>
}

type Speaks = { language?: Language }

export function openTestBrowser(app: FastifyInstance, speaks: Speaks = {}): TestBrowser {
  return openBrowser((asked) => app.inject(asked), speaks)
}

type Asked = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; headers: Record<string, string>; payload?: string | object }
type Answered = {
  statusCode: number
  headers: Record<string, unknown>
  body: string
  cookies: (SetCookie & { expires?: Date })[]
  json: () => unknown
}

/** `send`: how a request travels, as over real connections to several copies of a shop. */
export function openBrowser(send: (asked: Asked) => Promise<Answered>, { language = 'zh' }: Speaks = {}): TestBrowser {
  const cookies = new Map<string, string>()
  const ask = async (path: string, { method = 'GET', headers = {}, body, form }: Ask = {}): Promise<Reply> => {
    const type: Record<string, string> = form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}
    const payload = form ? new URLSearchParams(form).toString() : body
    const asked = { method, url: path, headers: { ...cookieHeader(cookies), ...type, ...headers } }
    const reply = await send(payload === undefined ? asked : { ...asked, payload })
    for (const cookie of reply.cookies) keepCookie(cookies, cookie)
    const { statusCode: status, body: text } = reply
    return {
      status,
      headers: reply.headers,
      location: String(reply.headers.location ?? ''),
      cookies: reply.cookies,
      text,
      json: () => reply.json(),
    }
  }
  const call = createBrowserClient({
    language: () => language,
    csrfToken: () => cookies.get('csrf_token'),
    fetch: async (url, { method, headers, body } = {}) => {
      const sent = { ...(headers as Record<string, string>) }
      const asked = { method: method as 'GET', headers: sent, ...(body ? { body: JSON.parse(String(body)) as object } : {}) }
      const { status, text } = await ask(String(url), asked)
      return new Response(text, { status })
    },
  })
  return { call, ask, cookies }
}

function cookieHeader(cookies: Map<string, string>): Record<string, string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return cookie ? { cookie } : {}
}

function keepCookie(cookies: Map<string, string>, { name, value, maxAge, expires }: SetCookie & { expires?: Date }): void {
  const isOver = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0)
  if (isOver) cookies.delete(name)
  else cookies.set(name, value)
}

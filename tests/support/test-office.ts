import { randomUUID } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Me } from '#contract/office/api/me.ts'
import { createOfficeClient, type OfficeClient } from '#contract/office/client.ts'
import type { BuiltInRole } from '#rules/staff/permissions.ts'
import { findMe } from '#server/people/staff/find-me.ts'
import { enterOffice } from '#server/people/staff/signing-in/enter-office.ts'
import { newToken } from '#server/platform/sessions/token.ts'
import type { TestShop } from './test-shop.ts'
import { hire, staffPassword, type TestStaff } from './staff.ts'

export const officeApiPath = '/office/api/v1'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type OfficeAsked = { method?: Method; payload?: object; cookie?: string; headers?: Record<string, string>; at?: FastifyInstance }

/** Somebody at a page of the office. */
export type AtOffice = { me: Me; cookie: string; call: OfficeClient }

/** What the browser of who came in by the pages was given to keep. */
type Entered = AtOffice & { set: { name: string; value: string; path?: string } | undefined }

/** The office of a test shop, as pages of it ask. */
export function testOffice({ shop, clock, app }: Pick<TestShop, 'shop' | 'clock' | 'app'>) {
  async function ask(path: string, { method = 'POST', payload, cookie, headers, at = app }: OfficeAsked = {}) {
    const own = { 'sec-fetch-site': 'same-origin', 'accept-language': 'en' }
    const answer = await at.inject({
      method,
      url: path,
      ...(payload && { payload }),
      headers: { ...own, ...(cookie && { cookie }), ...headers },
    })
    return readAnswer(answer)
  }

  /** Signs somebody in, as their browser does. The clock goes on, so that the app shows another code. */
  async function enter({ email, codeAt }: TestStaff): Promise<Entered> {
    clock.pass({ minutes: 1 })
    const { body } = await ask(`${officeApiPath}/sign-in`, { payload: { email, password: staffPassword } })
    const opened = await ask(`${officeApiPath}/sign-in/second`, { payload: { token: body.token, factor: { code: codeAt(shop.now()) } } })
    const [set] = opened.cookies
    const cookie = `${set?.name}=${set?.value}`
    return { me: opened.body, cookie, set, call: clientOf(app, { cookie, token: opened.body.csrf_token }) }
  }

  /** Opens a session for somebody as a sign-in ends, without its two halves: for what is not about signing in. A password takes a quarter of a second. */
  async function letIn({ id: staffId }: Pick<TestStaff, 'id'>): Promise<AtOffice> {
    clock.pass({ minutes: 1 })
    const place = { shared: false, address: '127.0.0.1', browser: null, browserId: newToken(shop) }
    const { token, csrfToken } = await shop.database.transaction((tx) => enterOffice(shop, tx, { staffId, ...place }))
    const cookie = `office_session=${token}`
    return { me: { ...(await findMe(shop, staffId)), csrf_token: csrfToken }, cookie, call: clientOf(app, { cookie, token: csrfToken }) }
  }

  let hired = 0
  /** Somebody new with these roles, signed in. */
  async function as(...roles: readonly BuiltInRole[]): Promise<AtOffice> {
    hired += 1
    return letIn(await hire(shop, { email: `${roles.join('-')}-${hired}@meihao.example`, roles }))
  }

  /** The calls of who has this cookie, at another copy of the shop if one is said. */
  const at = (session: { cookie: string; token: string }, copy = app) => clientOf(copy, session)

  return { ask, enter, letIn, as, at }
}

function readAnswer(answer: LightMyRequestResponse) {
  const isJson = String(answer.headers['content-type']).includes('json')
  return {
    status: answer.statusCode,
    headers: answer.headers,
    cookies: answer.cookies,
    body: isJson ? answer.json() : undefined,
    text: answer.body,
  }
}

/** Every call of the office, made as its pages make it. */
function clientOf(app: FastifyInstance, { cookie, token }: { cookie: string; token: string }): OfficeClient {
  return createOfficeClient({
    language: () => 'zh',
    csrfToken: () => token,
    newKey: () => randomUUID(),
    fetch: async (url, { method, headers, body } = {}) => {
      const sent = { cookie, 'sec-fetch-site': 'same-origin', ...(headers as Record<string, string>) }
      const asked = { method: (method ?? 'GET') as Method, url: String(url), headers: sent }
      const reply = await app.inject(body ? { ...asked, payload: body instanceof Uint8Array ? Buffer.from(body) : String(body) } : asked)
      return new Response(reply.body, { status: reply.statusCode })
    },
  })
}

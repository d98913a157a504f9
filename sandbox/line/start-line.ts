import { randomUUID } from 'node:crypto'
import type { SandboxKeys } from '../keys.ts'
import { avatar } from '../web/avatar.ts'
import { logTable } from '../web/log-table.ts'
import { renderPage } from '../web/render-page.ts'
import { json, page, picture } from '../web/replies.ts'
import { createRequestLog, type RequestLog } from '../web/request-log.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import { serve, type Handler, type Routes, type Running } from '../web/serve.ts'
import { revokeToken, showDiscovery, showProfile, showUserInfo, verifyAccessToken, verifyIdToken } from './account.ts'
import { decideAuthorize, showAuthorize } from './authorize.ts'
import type { Line } from './line.ts'
import { linePeople } from './people.ts'
import { exchangeCode } from './token.ts'

export type LineOptions = {
  host: string
  port: number
  publicHost: string
  keys: SandboxKeys['line']
  redirectUris: readonly string[]
  now(): number
}

/** LINE Login v2.1, both hosts (access.line.me and api.line.me) at one address. */
export async function startLine(options: LineOptions): Promise<Running> {
  const line: Line = { ...options, address: '', grants: new Map(), accessTokens: new Map() }
  const log = createRequestLog((ask) => ask.path.includes('/v2'))
  const running = await serve({ name: 'LINE', ...options, log, routes: routesOf(line, log) })
  line.address = running.address
  return running
}

function routesOf(line: Line, log: RequestLog): Routes {
  const at =
    (work: (line: Line, ask: Ask) => Reply | Promise<Reply>): Handler =>
    async (ask) =>
      withRequestId(await work(line, ask))
  return {
    'GET /': () => page(frontPage(log)),
    'GET /oauth2/v2.1/authorize': at(showAuthorize),
    'POST /oauth2/v2.1/authorize': at(decideAuthorize),
    'POST /oauth2/v2.1/token': at(exchangeCode),
    'GET /oauth2/v2.1/verify': at(verifyAccessToken),
    'POST /oauth2/v2.1/verify': at(verifyIdToken),
    'GET /oauth2/v2.1/userinfo': at(showUserInfo),
    'POST /oauth2/v2.1/revoke': at(revokeToken),
    'GET /oauth2/v2.1/certs': () => json({ keys: [] }),
    'GET /v2/profile': at(showProfile),
    'GET /.well-known/openid-configuration': at(showDiscovery),
    'GET /pictures/*': (ask) => picture(avatar(nameOf(ask.path.slice('/pictures/'.length)))),
  }
}

function withRequestId(reply: Reply): Reply {
  if (reply === 'cut') return reply
  return { ...reply, headers: { ...reply.headers, 'x-line-request-id': randomUUID() } }
}

function nameOf(userId: string): string {
  return Object.values(linePeople).find((person) => person.userId === userId)?.name ?? '新'
}

function frontPage(log: RequestLog): string {
  return renderPage({ language: 'zh', title: 'LINE Login · sandbox', colour: '#04713a', mark: 'LINE', wide: true, content: logTable(log) })
}

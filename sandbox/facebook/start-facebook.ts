import type { SandboxKeys } from '../keys.ts'
import { avatar } from '../web/avatar.ts'
import { logTable } from '../web/log-table.ts'
import { renderPage } from '../web/render-page.ts'
import { page, picture } from '../web/replies.ts'
import { createRequestLog, type RequestLog } from '../web/request-log.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import { serve, type Handler, type Routes, type Running } from '../web/serve.ts'
import { decideDialog, showDialog } from './dialog.ts'
import { graphVersion, type Facebook } from './facebook.ts'
import { exchangeCode, inspectToken, showMe } from './graph.ts'
import { facebookPeople } from './people.ts'

export type FacebookOptions = {
  host: string
  port: number
  publicHost: string
  keys: SandboxKeys['facebook']
  redirectUris: readonly string[]
  now(): number
}

/** Facebook Login, manual flow: the dialog (www.facebook.com) and the Graph API (graph.facebook.com) at one address. */
export async function startFacebook(options: FacebookOptions): Promise<Running> {
  const facebook: Facebook = { ...options, address: '', grants: new Map(), accessTokens: new Map() }
  const log = createRequestLog((ask) => ask.path.startsWith(`/${graphVersion}`) || ask.path === '/debug_token')
  const running = await serve({ name: 'Facebook', ...options, log, routes: routesOf(facebook, log) })
  facebook.address = running.address
  return running
}

function routesOf(facebook: Facebook, log: RequestLog): Routes {
  const at =
    (work: (facebook: Facebook, ask: Ask) => Reply): Handler =>
    (ask) =>
      work(facebook, ask)
  return {
    'GET /': () => page(frontPage(log)),
    [`GET /${graphVersion}/dialog/oauth`]: at(showDialog),
    [`POST /${graphVersion}/dialog/oauth`]: at(decideDialog),
    [`GET /${graphVersion}/oauth/access_token`]: at(exchangeCode),
    [`GET /${graphVersion}/debug_token`]: at(inspectToken),
    'GET /debug_token': at(inspectToken),
    [`GET /${graphVersion}/me`]: at(showMe),
    'GET /pictures/*': (ask) => picture(avatar(nameOf(ask.path.slice('/pictures/'.length)))),
  }
}

function nameOf(id: string): string {
  return Object.values(facebookPeople).find((person) => person.id === id)?.name ?? '新'
}

function frontPage(log: RequestLog): string {
  return renderPage({ language: 'zh', title: 'Facebook Login · sandbox', colour: '#0b5fcc', mark: 'f', wide: true, content: logTable(log) })
}

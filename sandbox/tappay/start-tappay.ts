import type { SandboxKeys } from '../keys.ts'
import { createRequestLog } from '../web/request-log.ts'
import { serve, type Running } from '../web/serve.ts'
import { browserRoutes } from './browser-routes.ts'
import { openCompany, usualTiming, type Timing } from './company.ts'
import { backEndRoutes } from './back-end-routes.ts'
import { setMood, showFrontPage } from './front-page.ts'
import { decideVisit, showVisit } from './visit.ts'

export type TappayOptions = {
  host: string
  port: number
  publicHost: string
  keys: SandboxKeys['tappay']
  /** Where payments are written so that they survive a restart; null keeps them in memory only. */
  dataDir: string | null
  now(): number
  timing?: Partial<Timing>
}

/** The card company: its back end, its browser SDK and its payment pages at one address. */
export async function startTappay(options: TappayOptions): Promise<Running> {
  const log = createRequestLog((ask) => ask.path.startsWith('/tpc/') || ask.path.endsWith('prime') || ask.method === 'POST')
  const company = openCompany({ ...options, timing: { ...usualTiming, ...options.timing }, log })
  const routes = {
    ...backEndRoutes(company),
    ...browserRoutes(company),
    'GET /': () => showFrontPage(company),
    'POST /mood': (ask) => setMood(company, ask),
    'GET /payment/*': (ask) => showVisit(company, ask),
    'POST /payment/*': (ask) => decideVisit(company, ask),
  } satisfies Parameters<typeof serve>[0]['routes']
  const running = await serve({ name: 'The card company', ...options, routes, log })
  company.address = running.address
  return {
    ...running,
    async stop() {
      company.closing.abort()
      await running.stop()
      company.journal.close()
    },
  }
}

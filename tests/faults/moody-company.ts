import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * What stands between the shop and the card company:
 * away: nobody answers the telephone · slow: all is well, late · silent: it is done, and nothing is said · lying: it is done,
 * and something else is said · forging: it is done, and parts of what is said are others · well: it is done and said.
 */
export type Mood = 'well' | 'slow' | 'silent' | 'away' | 'lying' | 'forging'

export type MoodyCompany = {
  address: string
  mood: Mood
  /** What is put over an answer to a charge, and over each record. */
  forged: object
  close: () => Promise<void>
}

/** The way to the card company, on which answers are lost, late or changed. */
export async function openMoodyCompany(to: string): Promise<MoodyCompany> {
  const server = createServer((request, response) => void answer(company, { request, response, to }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const company: MoodyCompany = { address: `http://127.0.0.1:${portOf(server)}`, mood: 'well', forged: {}, close: () => close(server) }
  return company
}

type Asked = { request: IncomingMessage; response: ServerResponse; to: string }

async function answer({ mood, forged }: MoodyCompany, { request, response, to }: Asked): Promise<void> {
  if (mood === 'away') return void request.socket.destroy()
  const body = await buffer(request)
  const { 'content-type': type = '', 'x-api-key': key = '' } = request.headers
  const said = await fetch(to + (request.url ?? ''), { method: 'POST', body, headers: { 'content-type': type, 'x-api-key': String(key) } })
  const words = await said.text()
  if (mood === 'silent') return
  if (mood === 'slow') await pause(30)
  const told = mood === 'forging' ? forge(words, forged) : words
  response.writeHead(200, { 'content-type': 'application/json' }).end(mood === 'lying' ? lieAbout(request.url ?? '') : told)
}

/** A gateway's page for a charge; of its Record, that nothing is there, or what happened to somebody else. */
function lieAbout(path: string): string {
  if (!path.endsWith('/query')) return '<html>Bad gateway</html>'
  return JSON.stringify({
    status: 2,
    trade_records: [{ rec_trade_id: 'D0', bank_transaction_id: 'somebody', record_status: 0, amount: 1, currency: 'TWD' }],
  })
}

function forge(words: string, forged: object): string {
  const { trade_records: records, ...said } = JSON.parse(words) as { trade_records?: object[] }
  return JSON.stringify(records ? { ...said, trade_records: records.map((record) => ({ ...record, ...forged })) } : { ...said, ...forged })
}

function portOf(server: Server): number {
  const at = server.address()
  return typeof at === 'object' && at ? at.port : 0
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

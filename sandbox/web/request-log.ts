import type { Ask, Reply } from './exchange.ts'
import { mask } from './mask.ts'

export type LogEntry = { at: number; what: string; asked: string; status: string; answered: string }

export type RequestLog = { note(ask: Ask, reply: Reply): void; tell(entry: Omit<LogEntry, 'at'>): void; entries(): readonly LogEntry[] }

const kept = 200
const longestShown = 1_200

/** The last requests, newest first, with secrets masked before they are kept. Pages and pictures are not noted. */
export function createRequestLog(isNoted: (ask: Ask) => boolean): RequestLog {
  const entries: LogEntry[] = []
  function keep(entry: LogEntry) {
    entries.unshift(entry)
    if (entries.length > kept) entries.pop()
  }
  return {
    note(ask, reply) {
      if (!isNoted(ask)) return
      keep({
        at: Date.now(),
        what: `${ask.method} ${ask.path}`,
        asked: shownAsk(ask),
        status: reply === 'cut' ? 'line cut' : String(reply.status ?? 200),
        answered: shownReply(reply),
      })
    },
    tell: (entry) => keep({ ...entry, at: Date.now() }),
    entries: () => entries,
  }
}

function shownAsk(ask: Ask): string {
  const parts = [mask(ask.query.toString()), mask(ask.body)]
  return parts.filter(Boolean).join(' · ').slice(0, longestShown)
}

function shownReply(reply: Reply): string {
  if (reply === 'cut') return ''
  const location = reply.headers?.['location']
  if (location) return `→ ${maskAddress(location)}`.slice(0, longestShown)
  const isJson = reply.headers?.['content-type']?.startsWith('application/json')
  return isJson && typeof reply.body === 'string' ? mask(reply.body).slice(0, longestShown) : ''
}

function maskAddress(address: string): string {
  const cut = address.indexOf('?')
  return cut < 0 ? address : `${address.slice(0, cut)}?${mask(address.slice(cut + 1))}`
}

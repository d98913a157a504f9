import { brokeALine } from './waiting/lines.ts'

/**
 * The line broke or none was to be had (class 08), the server is going down, coming up or not there (57P01 to 57P05), or it
 * has become a standby that only reads (25006).
 */
const away = /^(?:08\w{3}|57P0\d|25006)$/

/** What a socket says; of the database only where it was a line to it. */
const brokenSocket = /^E(?:CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/

/** What pg says of a connection that ended, or of none that came in time. */
const noLine = /^Connection terminated|^Query read timeout|^timeout exceeded when trying to connect|not queryable$/

/** A fault of ours, unless the server or a pooler ended the connection with it. */
const protocolViolation = '08P01'

/** Whether the database is not there to answer, as while it falls over to another machine: asked again later it may well do. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    hasCodeOfAway(error) ||
    noLine.test(error.message) ||
    (brokeALine(error) && isOfSocket(error)) ||
    isAway(error.cause) ||
    (error instanceof AggregateError && error.errors.some(isAway))
  )
}

function hasCodeOfAway({ code, severity }: Error & { code?: unknown; severity?: unknown }): boolean {
  if (code === protocolViolation) return severity === 'FATAL'
  return away.test(String(code))
}

function isOfSocket(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isOfSocket)) return true
  const { code, syscall } = Object(error) as { code?: unknown; syscall?: unknown }
  // Of a server on the same machine its socket is a file, which is gone with it.
  return code === 'ENOENT' ? syscall === 'connect' : brokenSocket.test(String(code))
}

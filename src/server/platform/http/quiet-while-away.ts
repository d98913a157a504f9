import type { LoggerOptions } from 'pino'
import { isAway } from '#database/is-away.ts'

/** While the database is away every call and every loop of the background fails at once: one line in so long tells of it. */
const quietMs = 10_000

/** For a logger: of what fails because the database is away, and of what is answered 503, one line goes through and says how many it stands for. */
export function quietWhileAway(): NonNullable<LoggerOptions['hooks']> {
  let quietUntil = Number.NEGATIVE_INFINITY
  let unsaid = 0
  return {
    logMethod(line, write) {
      const [about, ...words] = line as [unknown, ...unknown[]]
      if (!isAboutAway(about)) return write.apply(this, line)
      if (performance.now() < quietUntil) return void (unsaid += 1)
      const told = unsaid > 0 ? [{ ...about, unsaid }, ...words] : line
      unsaid = 0
      quietUntil = performance.now() + quietMs
      write.apply(this, told as typeof line)
    },
  }
}

function isAboutAway(about: unknown): about is { err?: unknown; status?: unknown } {
  if (typeof about !== 'object' || about === null) return false
  return ('status' in about && about.status === 503) || ('err' in about && isAway(about.err))
}

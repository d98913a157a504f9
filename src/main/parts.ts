import { pino } from 'pino'
import { isAway } from '#database/is-away.ts'
import { quietWhileAway } from '#server/platform/http/quiet-while-away.ts'

/** What one process of the shop does: it listens, it works in the background, it brings the database up to date and furnishes it. */
export type Part = 'web' | 'worker' | 'migrate'

const allParts: readonly Part[] = ['web', 'worker', 'migrate']

/** The parts that a command line names, or else the variable PARTS with commas between; none means all of them. Throws a sentence about a word that is no part. */
export function readParts(line: readonly string[], variable = ''): readonly Part[] {
  const words =
    line.length > 0
      ? line
      : variable
          .split(',')
          .map((word) => word.trim())
          .filter((word) => word !== '')
  const unknown = words.find((word) => !allParts.some((part) => part === word))
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}. Known are: ${allParts.join(', ')}; none means all of them.`)
  return words.length === 0 ? allParts : allParts.filter((part) => words.includes(part))
}

/**
 * The last resort for errors that nobody caught. They are always a fault of ours, and told as such; a broken line ends no
 * process: what was under way on it has failed by itself and is told there. One that only works in the background ends, because nobody knows what state it is in, and whoever has started
 * it starts it again; one that listens goes on, because its visitors would all pay for one.
 */
export function catchWhatNobodyCaught(parts: readonly Part[]): void {
  const log = pino({ base: null, hooks: quietWhileAway() })
  leaveTracesOfAway()
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(event, (error: unknown) => {
      if (isAway(error)) return log.error({ err: error }, 'a line broke and nobody heard of it')
      log.fatal({ err: error }, 'an error that nobody caught')
      if (!parts.includes('web')) process.exit(1)
    })
  }
}

/** The library of the job queue prints a trace of what it also hands to the log, for each of its workers: while the database is away, the log alone says so. */
function leaveTracesOfAway(): void {
  const { trace } = console
  Object.assign(console, {
    trace(...said: unknown[]) {
      if (!said.some(isAway)) trace(...said)
    },
  })
}

/** How a process is asked to leave: by SIGTERM in an orderly way, since others take over; by all else at once. */
export type Farewell = 'in order' | 'at once'

/** Answers when this process is asked to leave: by a signal, or by the end of the process that has started it. */
export function untilAskedToLeave(): Promise<Farewell> {
  return new Promise((leave) => {
    process.once('SIGTERM', () => leave('in order'))
    process.once('SIGINT', () => leave('at once'))
    process.once('disconnect', () => leave('at once'))
    if (process.send && !process.connected) leave('at once')
  })
}

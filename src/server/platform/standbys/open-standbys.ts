import type { Logger } from 'pino'
import { Standbys, type StandbysPlan } from '#database/standbys/standbys.ts'

/** Standbys that are watched from now on, with a line in the log once one is asked and when it is not any more; none where none is named. */
export function openStandbys({ log, ...plan }: Omit<StandbysPlan, 'now' | 'tell'> & { log: Logger }): Standbys | undefined {
  if (plan.urls.length === 0) return undefined
  return new Standbys({
    ...plan,
    now: () => performance.now(),
    tell: ({ standby, isAsked }) =>
      isAsked ? log.info({ standby }, 'a standby is asked') : log.warn({ standby }, 'a standby is not asked: it is behind or away'),
  })
}

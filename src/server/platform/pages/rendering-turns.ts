import pLimit from 'p-limit'
import { TooBusy } from './busy-page.ts'

/** Pages that are drawn side by side. More would only wait for the one processor and for the same connections. */
export const rendersAtOnce = 8

/** Pages that may wait to be drawn: half a second's work. Whoever comes then is asked to come back. */
export const rendersWaiting = 256

/** Lets pages be drawn a few at a time, the others in order. Throws `TooBusy` when too many wait already. */
export function renderingTurns(): <Page>(render: () => Promise<Page>) => Promise<Page> {
  const limit = pLimit(rendersAtOnce)
  return async (render) => {
    if (limit.pendingCount >= rendersWaiting) throw new TooBusy()
    return limit(render)
  }
}

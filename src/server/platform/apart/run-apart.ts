import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import pLimit, { type LimitFunction } from 'p-limit'
import { watchApart } from './watch-apart.ts'

/** What a program may take until it has read a file, or drawn it; one that waits instead of working is ended as well. */
export type Bounds = { megabytes: number; seconds: number; longestMs: number }

/** Behind everything that visitors wait for. */
const lowerPriority = 5

/** One of a program at a time in each process of the shop: the next waits. */
const turns = new Map<string, LimitFunction>()

/** What a program said; `ended`: it took more memory or time than it may. */
export type SaidApart = { said: unknown } | { ended: 'limit' | 'broken' }

type Files = readonly [source: string, target: string]

/**
 * Runs a program in a process of its own, which ends with it: what is wrong with an uploaded file takes nothing of the shop with it. Its
 * arguments are the file, where its result goes, how many MB it may hold, and how many seconds of the processor it may take.
 */
export async function runApart(program: string, { files, bounds }: { files: Files; bounds: Bounds }): Promise<SaidApart> {
  const inTurn = turns.get(program) ?? pLimit(1)
  turns.set(program, inTurn)
  return inTurn(() => runOnce(program, { files, bounds }))
}

async function runOnce(program: string, { files, bounds }: { files: Files; bounds: Bounds }): Promise<SaidApart> {
  const { megabytes, seconds, longestMs } = bounds
  return new Promise((resolve) => {
    const running = execFile(
      process.execPath,
      [`--max-old-space-size=${megabytes}`, program, ...files, String(megabytes), String(seconds)],
      { timeout: longestMs, killSignal: 'SIGKILL', env: environment() },
      (error, said) => {
        stopWatching()
        resolve(error ? { ended: error.signal ? 'limit' : 'broken' } : { said: JSON.parse(said) })
      },
    )
    const stopWatching = running.pid === undefined ? () => undefined : watchApart(running.pid, { megabytes, seconds })
    if (running.pid !== undefined) setPriority(running.pid, lowerPriority)
  })
}

/** It learns nothing but where Node keeps what it has read and compiled, which is most of what a small file takes. */
function environment(): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }
}

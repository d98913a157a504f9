import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import pLimit from 'p-limit'

/** What an uploaded file may take until it is drawn or read (GDS-31). */
const limits = { megabytes: 512, seconds: 10 }

/** One that waits instead of working is ended as well, before whoever asked gives up. */
const longestMs = 50_000

/** Behind everything that visitors wait for. */
const lowerPriority = 5

/** One at a time in each process of the shop: the next waits. */
const inTurn = pLimit(1)

/** What a program said; `ended`: it took more memory or time than it may. */
export type SaidApart = { said: unknown } | { ended: 'limit' | 'broken' }

/**
 * Runs a program of this folder in a process of its own, which ends with it: what is wrong with an uploaded file takes nothing of the shop
 * with it. Its arguments are the file, where its result goes, how many MB it may hold, and how many seconds of the processor it may take.
 */
export async function runApart(program: string, files: readonly [source: string, target: string]): Promise<SaidApart> {
  return inTurn(() => runOnce(program, files))
}

async function runOnce(program: string, files: readonly string[]): Promise<SaidApart> {
  const { megabytes, seconds } = limits
  return new Promise((resolve) => {
    const running = execFile(
      process.execPath,
      [program, ...files, String(megabytes), String(seconds)],
      { timeout: longestMs, killSignal: 'SIGKILL', env: {} },
      (error, said) => resolve(error ? { ended: error.signal ? 'limit' : 'broken' } : { said: JSON.parse(said) }),
    )
    if (running.pid !== undefined) setPriority(running.pid, lowerPriority)
  })
}

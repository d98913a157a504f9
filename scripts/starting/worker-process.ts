import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type WorkerProcess = { stop: () => Promise<void> }

const program = resolve(import.meta.dirname, '../../src/main.ts')

/** The first pages have the machine to themselves; nothing in the background is that urgent. */
const firstRestMs = 1500
const firstPauseMs = 1000
const mostPauseMs = 30_000
/** Whoever lived so long and dies is started again at once. */
const steadyMs = 60_000

/**
 * Background work in a process of its own, which is started again whenever it ends, ever later while it ends at once. It
 * leaves when this process does, however that ends.
 */
export function keepWorkerProcess(env: Record<string, string | undefined>): WorkerProcess {
  const leaving = new AbortController()
  const { signal } = leaving
  let child: ChildProcess | undefined
  const living = live()
  return {
    async stop() {
      leaving.abort()
      child?.kill('SIGTERM')
      await living
    },
  }

  async function live(): Promise<void> {
    let deaths = 0
    await rest(firstRestMs)
    while (!signal.aborted) {
      const begin = performance.now()
      // Its own process group: Ctrl-C in a terminal reaches the shop alone, which then closes one after the other.
      child = fork(program, ['worker'], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true })
      const [code, killedBy] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
      if (signal.aborted) return
      deaths = performance.now() - begin > steadyMs ? 1 : deaths + 1
      const pauseMs = Math.min(firstPauseMs * 2 ** (deaths - 1), mostPauseMs)
      console.error(`Background work has ended (${killedBy ?? code}) and is started again in ${pauseMs / 1000} s.`)
      await rest(pauseMs)
    }
  }

  async function rest(ms: number): Promise<void> {
    await pause(ms, undefined, { signal }).catch(() => undefined)
  }
}

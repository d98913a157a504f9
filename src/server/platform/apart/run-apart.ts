import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import pLimit, { type LimitFunction } from 'p-limit'
import { standBehind } from '#database/stand-behind.ts'
import { watchApart } from './watch-apart.ts'

/** What a program may take until it has read a file, or drawn it; one that waits instead of working is ended as well. */
export type Bounds = { megabytes: number; seconds: number; longestMs: number }

/** Programs say some measures, colours or a fault. */
const mostSigns = 1024 * 1024

/** One of a program at a time in each process of the shop: the next waits. */
const turns = new Map<string, LimitFunction>()

/** What a program said; `ended`: it took more memory or time than it may. */
export type SaidApart = { said: unknown } | { ended: 'limit' | 'broken' }

type Exit = [code: number | null, signal: NodeJS.Signals | null]

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
  const running = spawn(process.execPath, [`--max-old-space-size=${megabytes}`, program, ...files, String(megabytes), String(seconds)], {
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
    env: environment(),
    // In a session of its own, which the system weighs against others.
    detached: true,
  })
  const ended = once(running, 'close') as Promise<Exit>
  if (running.pid === undefined) return ended.catch(() => null).then(() => broken)
  const stopWatching = watchApart(running.pid, { megabytes, seconds })
  void standBehind(running.pid)
  const heard = hear(running)
  const [code, signal] = await ended.finally(stopWatching)
  if (signal !== null) return { ended: 'limit' }
  return code === 0 ? { said: JSON.parse(heard.join('')) } : broken
}

const broken: SaidApart = { ended: 'broken' }

/** What it says, and its end when that is much: it has read what a stranger made. */
function hear(running: ChildProcessByStdio<null, Readable, null>): string[] {
  const heard: string[] = []
  let signs = 0
  running.stdout.setEncoding('utf8').on('data', (said: string) => {
    heard.push(said)
    signs += said.length
    if (signs > mostSigns) running.kill('SIGKILL')
  })
  return heard
}

/** It learns nothing but where Node keeps what it has read and compiled, which is most of what a small file takes. */
function environment(): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }
}

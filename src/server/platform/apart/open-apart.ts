import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { standBehind } from '#database/stand-behind.ts'
import { watchApart } from './watch-apart.ts'

/** What a program may take until it has read a file, or drawn it; one that waits instead of working is ended as well. */
export type Bounds = { megabytes: number; seconds: number; longestMs: number }

/** The file, and where its result goes. */
export type Files = readonly [source: string, target: string]

/** What a program said; `ended`: it took more memory or time than it may. */
export type SaidApart = { said: unknown } | { ended: 'limit' | 'broken' }

/** A program in a process of its own: one file after the other. */
export type Apart = {
  run: (files: Files) => Promise<SaidApart>
  /** It ends as soon as it has nothing to do, and is ended where it does not. */
  leave: () => void
}

/** Programs say some measures, colours or a fault. */
const mostSigns = 1024 * 1024

const leavingMs = 5000

type Exit = [code: number | null, signal: NodeJS.Signals | null]

/** Starts a program (`serveApart`), which ends with this process at the latest. While it has nothing to do it keeps nobody waiting for it. */
export function openApart(program: string, { megabytes, seconds, longestMs }: Bounds): Apart {
  const running = start(program, { megabytes, seconds })
  const { pid, stdin, stdout } = running
  const ended = (once(running, 'close') as Promise<Exit>).then(([, signal]): SaidApart => ({ ended: signal === null ? 'broken' : 'limit' }))
  const gone = ended.catch((): SaidApart => ({ ended: 'broken' }))
  const end = () => running.kill('SIGKILL')
  // Where the system has no room for one more, it has no streams either.
  if (pid === undefined) return { run: async () => gone, leave: () => undefined }
  let asked = 0
  let hear: ((line: string) => void) | null = null
  // It has read what a stranger made: whatever it says unasked, or at length, ends it.
  createInterface(stdout).on('line', (line) => (hear ? hear(line) : end()))
  countSigns(stdout as Socket, end)
  // Where it is gone already, `gone` says so.
  stdin.on('error', () => undefined)
  const holds = [running, stdin as Socket, stdout as Socket]
  void standBehind(pid)
  return {
    async run(files) {
      for (const hold of holds) hold.ref()
      const stopWatching = watchApart(pid, { megabytes, seconds })
      const tooLate = setTimeout(end, longestMs)
      const said = new Promise<SaidApart>((resolve) => {
        hear = (line) => {
          hear = null
          resolve(readAnswer(line, asked))
        }
      })
      asked += 1
      stdin.write(`${JSON.stringify([asked, ...files])}\n`)
      const answer = await Promise.race([said, gone])
      hear = null
      clearTimeout(tooLate)
      stopWatching()
      for (const hold of holds) hold.unref()
      return answer
    },
    leave() {
      stdin.end()
      setTimeout(end, leavingMs).unref()
    },
  }
}

function start(program: string, { megabytes, seconds }: Omit<Bounds, 'longestMs'>) {
  return spawn(process.execPath, [`--max-old-space-size=${megabytes}`, program, String(megabytes), String(seconds)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: environment(),
    // In a session of its own, which the system weighs against others.
    detached: true,
  })
}

function countSigns(stdout: Socket, end: () => void): void {
  let signs = 0
  stdout.on('data', (said: Buffer) => {
    signs += said.length
    if (signs > mostSigns) end()
  })
}

/** An answer to another file is none. */
function readAnswer(line: string, asked: number): SaidApart {
  try {
    const [answered, said] = JSON.parse(line) as [unknown, unknown]
    return answered === asked ? { said } : { ended: 'broken' }
  } catch {
    return { ended: 'broken' }
  }
}

/** It learns nothing but where Node keeps what it has read and compiled, which is most of what a small file takes. */
function environment(): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }
}

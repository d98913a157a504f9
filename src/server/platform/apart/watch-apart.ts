import { open } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

const lookEveryMs = 50
/** Of the times that Linux tells of a process. */
const ticksOfSecond = 100
/** More than Linux says of one. */
const mostBytes = 4096

type Most = { megabytes: number; seconds: number }
/** Answers what a file says now. */
type Read = () => Promise<string>

/**
 * Looks from outside at what a program takes from now on, and ends it when that is too much: one that is in the middle of something long does
 * not get to look at itself. Where the system tells nothing of its processes, the program's own look and the limit of its heap are left.
 * Answers what ends the watch.
 */
export function watchApart(pid: number, most: Most): () => void {
  const ending = new AbortController()
  const { signal } = ending
  void reading(`/proc/${pid}/status`, async (status) =>
    reading(`/proc/${pid}/stat`, async (stat) => {
      const before = secondsUsed(await stat())
      while (!signal.aborted) {
        const isTooMuch = residentMegabytes(await status()) > most.megabytes || secondsUsed(await stat()) - before > most.seconds
        if (isTooMuch && !signal.aborted) process.kill(pid, 'SIGKILL')
        await pause(lookEveryMs, undefined, { signal })
      }
    }),
  ).catch(() => undefined)
  return () => ending.abort()
}

/** Into the same memory each time: what comes anew with every look soon has all memory of the shop looked through, while visitors wait. */
async function reading(path: string, work: (read: Read) => Promise<void>): Promise<void> {
  const memory = Buffer.alloc(mostBytes)
  const file = await open(path)
  try {
    await work(async () => {
      const { bytesRead } = await file.read(memory, 0, mostBytes, 0)
      return memory.toString('latin1', 0, bytesRead)
    })
  } finally {
    await file.close()
  }
}

function residentMegabytes(status: string): number {
  const [, held = '0'] = /^VmRSS:\s*(\d+) kB/m.exec(status) ?? []
  return Number(held) / 1024
}

/** Of the processor, for the program and for the system in its name. */
function secondsUsed(stat: string): number {
  // The name of the program, which may hold anything, stands in brackets before.
  const facts = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(facts[11]) + Number(facts[12])) / ticksOfSecond
}

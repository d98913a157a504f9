import { readFile } from 'node:fs/promises'

const lookEveryMs = 50
/** Of the times that Linux tells of a process. */
const ticksOfSecond = 100

/**
 * Looks from outside at what a program takes and ends it when that is too much: one that is in the middle of something long does not get
 * to look at itself. Where the system tells nothing of its processes, the program's own look and the limit of its heap are left. Answers
 * what ends the watch.
 */
export function watchApart(pid: number, { megabytes, seconds }: { megabytes: number; seconds: number }): () => void {
  let isOver = false
  const look = async () => {
    const isTooMuch = (await residentMegabytes(pid)) > megabytes || (await secondsUsed(pid)) > seconds
    if (isTooMuch && !isOver) process.kill(pid, 'SIGKILL')
  }
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}

async function residentMegabytes(pid: number): Promise<number> {
  const [, held = '0'] = /^VmRSS:\s*(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'latin1')) ?? []
  return Number(held) / 1024
}

/** Of the processor, for the program and for the system in its name. */
async function secondsUsed(pid: number): Promise<number> {
  const said = await readFile(`/proc/${pid}/stat`, 'latin1')
  // The name of the program, which may hold anything, stands in brackets before.
  const facts = said.slice(said.lastIndexOf(')') + 2).split(' ')
  return (Number(facts[11]) + Number(facts[12])) / ticksOfSecond
}

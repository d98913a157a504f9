import { readFile, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import pLimit from 'p-limit'
import type pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'

/** A tenth of a processor that others want too, so that what is locked meanwhile is free again before long. */
const priority = constants.priority.PRIORITY_BELOW_NORMAL

/** Linux takes one wish about a session in a tenth of a second from all of its users, root apart. */
const [tries, againMs] = [20, 110]
const wishes = pLimit(1)

/**
 * Lets a process of this machine stand behind all that visitors wait for. One that leads a session of its own stands behind others
 * only once both are told: Linux weighs sessions first. Where the system does not take such wishes, nothing happens.
 */
export async function standBehind(pid: number): Promise<void> {
  try {
    setPriority(pid, priority)
    await wishes(async () => {
      for (let n = 0; n < tries && !(await sessionStandsBehind(pid)); n += 1) await pause(againMs)
    })
  } catch {
    // Another system, or a process that is gone or another user's: it goes on as it is.
  }
}

/** False when it was too soon after another wish. */
async function sessionStandsBehind(pid: number): Promise<boolean> {
  try {
    await writeFile(`/proc/${pid}/autogroup`, String(priority))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return false
    throw error
  }
}

/** The same for what is asked over a connection, where the server is at this machine: each connection has a process of its own there. */
export async function connectionStandsBehind(client: pg.ClientBase): Promise<void> {
  const { host, processID } = client as unknown as { host?: string; processID?: number | null }
  if (host?.startsWith('/') && processID) void standBehindIfServer(processID)
}

/** A socket may lead into another container, of which the numbers of processes mean others here. */
async function standBehindIfServer(pid: number): Promise<void> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  if (name.trim() === 'postgres') await standBehind(pid)
}

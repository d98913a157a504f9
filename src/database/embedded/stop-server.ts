import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from './is-alive.ts'
import type { RunningServer } from './running-server.ts'

const patienceMs = 30_000

/** Ends every connection, writes everything down and waits until the server is gone. */
export async function stopServer({ pid }: RunningServer): Promise<void> {
  if (await ends(pid, 'SIGINT')) return
  // It hangs: leave at once. Nothing that was committed is lost, the next start reads the log.
  await ends(pid, 'SIGQUIT')
}

async function ends(pid: number, signal: NodeJS.Signals): Promise<boolean> {
  const end = Date.now() + patienceMs
  if (isAlive(pid)) process.kill(pid, signal)
  while (isAlive(pid) && Date.now() < end) await pause(5)
  return !isAlive(pid)
}

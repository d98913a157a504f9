import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { standBehind } from '#database/stand-behind.ts'
import { causeUnderWay } from '#server/platform/cause.ts'
import type { Variables } from '../rooms/open-rooms.ts'

const program = resolve(import.meta.dirname, 'import-program.ts')

type Exit = [code: number | null, signal: NodeJS.Signals | null]

/**
 * Works at an import in a process of its own, behind everything that visitors wait for, and answers when that has ended. It ends with this
 * process too. `variables`: what the shop was configured by, with the address of its database. Fails when the process does: what it says
 * of that stands in the log, and a turn that it was in has changed nothing. `leaving`: aborted once it is to leave what is left to others.
 */
export function importApart({ variables, leaving }: { variables: Variables; leaving: AbortSignal }): (importId: number) => Promise<void> {
  return async (importId) => {
    const running = spawn(process.execPath, [program, String(importId), JSON.stringify(causeUnderWay())], {
      env: variables,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // In a session of its own, which the system weighs against others.
      detached: true,
    })
    if (running.pid !== undefined) void standBehind(running.pid)
    const ended = once(running, 'exit') as Promise<Exit>
    const leave = () => void running.send('leave', () => undefined)
    leaving.addEventListener('abort', leave, { once: true })
    if (leaving.aborted) leave()
    const [code, signal] = await ended.finally(() => leaving.removeEventListener('abort', leave))
    if (code !== 0) throw new Error(`The process of the import ${importId} ended with ${signal ?? code}.`)
  }
}

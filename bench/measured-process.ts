import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Usage } from './tell-usage.ts'

export type MeasuredProcess = {
  usage: () => Promise<Usage>
  stop: () => Promise<void>
}

type Plan = { program: string; args?: readonly string[]; env: Record<string, string> }

/** A program of its own process, which tells what it uses. It ends when this process does. */
export function startMeasured({ program, args = [], env }: Plan): MeasuredProcess {
  const child = fork(program, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: ['--import', resolve(import.meta.dirname, 'tell-usage.ts')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const leave = () => child.kill('SIGKILL')
  process.once('exit', leave)
  return {
    async usage() {
      child.send('usage')
      const [usage]: Usage[] = await once(child, 'message')
      if (!usage) throw new Error('The measured process said nothing.')
      return usage
    },
    async stop() {
      process.off('exit', leave)
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGINT')
      await once(child, 'exit')
    },
  }
}

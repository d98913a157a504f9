import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type OtherProcess = {
  url: string
  attached: boolean
  /** Says goodbye as `npm start` does on Ctrl-C. */
  end: () => Promise<void>
  /** kill -9 */
  kill: () => Promise<void>
}

/** Another process of the house that starts the embedded server on a directory. */
export async function otherProcess(directory: string, options: SpawnOptions = {}): Promise<OtherProcess> {
  const script = fileURLToPath(new URL('keep-embedded.ts', import.meta.url))
  const child = spawn(process.execPath, [script, directory], { ...options, stdio: ['pipe', 'pipe', 'inherit'] })
  const gone = once(child, 'exit')
  if (!child.stdout) throw new Error('the other process says nothing')
  const line = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout ?? process.stdin }).once('line', resolve)
    child.once('exit', () => reject(new Error('the other process ended')))
  })
  const { url, attached }: { url: string; attached: boolean } = JSON.parse(await line)
  return {
    url,
    attached,
    async end() {
      child.stdin?.end()
      await gone
    },
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { waitForPage } from './fetch-page.ts'
import { freePorts } from './free-ports.ts'

export type WholeStart = {
  command: readonly [string, ...string[]]
  directory: string
  /** Where the shop keeps what it remembers. */
  home: string
  /** Called when the first page has been seen, while the shop is still open. */
  look?: (processId: number) => Promise<void>
}

const portNames = [
  'PORT',
  'DATABASE_PORT',
  'SANDBOX_TAPPAY_PORT',
  'SANDBOX_LINE_PORT',
  'SANDBOX_FACEBOOK_PORT',
  'SANDBOX_EINVOICE_PORT',
  'SANDBOX_LOGISTICS_PORT',
  'SANDBOX_BANK_PORT',
  'SANDBOX_MAILBOX_PORT',
  'SANDBOX_SMTP_PORT',
]

/** Starts the shop with its sandbox as a person does, and closes it again. Answers the seconds until the first page was there. */
export async function startWhole({ command, directory, home, look }: WholeStart): Promise<number> {
  const ports = await freePorts(portNames.length)
  const own = Object.fromEntries(portNames.map((name, index) => [name, String(ports[index])]))
  const [program, ...args] = command
  const begin = performance.now()
  const child = spawn(program, args, {
    cwd: directory,
    env: { ...process.env, ...own, DATA_DIRECTORY: home },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const group = -(child.pid ?? 0)
  const leave = () => process.kill(group, 'SIGKILL')
  process.once('exit', leave)
  await waitForPage(`http://127.0.0.1:${own['PORT']}/zh`)
  const seconds = (performance.now() - begin) / 1000
  await look?.(child.pid ?? 0)
  process.off('exit', leave)
  process.kill(group, 'SIGINT')
  await once(child, 'exit')
  return seconds
}

import { fstatSync } from 'node:fs'
import { readEnvironment } from './read-environment.ts'
import { startSandbox, type Sandbox, type SandboxOptions } from './start-sandbox.ts'

// The sandbox as a process of its own. It tells its parent where it listens, and ends when the parent is gone.

let isClosing = false
const sandbox = await open()

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close())
process.once('disconnect', () => void close())
if (isHeldByParent(0)) process.stdin.once('end', () => void close()).resume()

if (process.send) process.send(sandbox.addresses)
else console.log(`The sandbox is open: ${JSON.stringify(sandbox.addresses)}`)

async function open(): Promise<Sandbox> {
  let options: SandboxOptions = {}
  try {
    options = readEnvironment(process.env)
    return await startSandbox(options)
  } catch (error) {
    console.error(whyNot(error, options))
    process.exit(1)
  }
}

/** A taken port is nobody's fault and no bug: it is told in a sentence that says what to do. */
function whyNot(error: unknown, { ports = {} }: SandboxOptions): string {
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code !== 'EADDRINUSE') return error.message
  const [name = ''] = Object.entries(ports).find(([, given]) => given === port) ?? []
  return `Port ${port} is taken by another program. Choose another for this part of the sandbox: SANDBOX_${name.toUpperCase()}_PORT=0 takes any free one.`
}

async function close(): Promise<void> {
  if (isClosing) return
  isClosing = true
  await sandbox.stop()
  process.exit(0)
}

/** A pipe ends when its other side does; a terminal or /dev/null says nothing about a parent. */
function isHeldByParent(descriptor: number): boolean {
  try {
    const input = fstatSync(descriptor)
    return input.isFIFO() || input.isSocket()
  } catch {
    return false
  }
}

import { fstatSync } from 'node:fs'
import { readEnvironment } from './read-environment.ts'
import { startSandbox } from './start-sandbox.ts'

// The sandbox as a process of its own. It tells its parent where it listens, and ends when the parent is gone.

let isClosing = false
const sandbox = await startSandbox(readEnvironment(process.env))

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close())
process.once('disconnect', () => void close())
if (isHeldByParent(0)) process.stdin.once('end', () => void close()).resume()

if (process.send) process.send(sandbox.addresses)
else console.log(`The sandbox is open: ${JSON.stringify(sandbox.addresses)}`)

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

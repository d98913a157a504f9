import { resolve } from 'node:path'
import { buildIfNeeded } from './build.ts'
import { askWhoAnswers } from './starting/ask-who-answers.ts'
import { sandboxAsConfiguration, startSandboxProcess } from './starting/sandbox-process.ts'
import { welcome } from './starting/welcome.ts'

// npm start: the whole shop with its sandbox, from nothing. Ctrl-C stops everything cleanly.

const host = process.env['HOST'] ?? '127.0.0.1'
const port = Number(process.env['PORT'] ?? 3000)
const dev = process.argv.includes('--dev')

const neighbour = await askWhoAnswers({ host, port })
if (neighbour === 'this-shop') stopWith(`Meihao is already open at http://${host}:${port}. Close that one first, or choose another door: PORT=3001 DATA_DIRECTORY=.data-2 npm start`)
if (neighbour === 'somebody') stopWith(`Port ${port} is taken by another program. Choose another door: PORT=3001 npm start`)

if (!dev && (await buildIfNeeded())) console.log('The storefront has been built.')
const dataDirectory = resolve(process.env['DATA_DIRECTORY'] ?? '.data')
const shopAddress = process.env['PUBLIC_ADDRESS'] ?? `http://${host}:${port}`
const sandbox = await startSandboxProcess({ shopAddress, dataDirectory: resolve(dataDirectory, 'sandbox') })
const { openShop } = await import('../src/main.ts')
const shop = await openShop({ ...sandboxAsConfiguration(sandbox.addresses), ...process.env }, { dev }).catch(async (error: unknown) => {
  await sandbox.stop()
  return stopWith(error instanceof Error ? error.message : String(error))
})
console.log(welcome({ address: shop.address, sandbox: sandbox.addresses }))

let closing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close())

async function close(): Promise<void> {
  if (closing) return
  closing = true
  console.log('\nClosing: requests under way are finished first.')
  await shop.stop()
  await sandbox.stop()
  process.exit(0)
}

function stopWith(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '#database/embedded.ts'
import { testShopPorts } from '../tests/support/test-shop-ports.ts'
import { buildIfNeeded } from './build.ts'
import { keepCardKeys } from './starting/card-keys.ts'
import { sandboxAsConfiguration, startSandboxProcess } from './starting/sandbox-process.ts'

// A shop of its own for the journeys: fresh data, its own sandbox, gone when they have ended.

const ports = testShopPorts(process.env['TEST_SHOP_PORT'], process.env['TEST_PARALLEL_INDEX'])
const { home } = ports
await rm(home, { recursive: true, force: true })
await mkdir(home)
// PostgreSQL may run as another user, who has to walk through here.
await chmod(home, 0o755)
await buildIfNeeded()
const shopAddress = `http://127.0.0.1:${ports.shop}`
const sandbox = await startSandboxProcess({ shopAddress, dataDirectory: join(home, 'sandbox'), ports: ports.sandbox })
// The shop finds its database at work already, and nothing of it forced to disk: it does not outlive the journeys.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
const postgres = await startEmbedded({ directory: join(home, 'postgres'), port: ports.database, settings })
const { openShop } = await import('../src/main.ts')
const { changeSetting } = await import('#server/platform/settings/change-setting.ts')
const shop = await openShop({
  ...sandboxAsConfiguration(sandbox.addresses),
  PORT: String(ports.shop),
  DATA_DIRECTORY: home,
  CARD_KEYS: keepCardKeys(home),
  DATABASE_PORT: String(ports.database),
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE: '100000',
  // Who walks asks for a few of all the pictures, and needs the processors.
  WARM_PICTURES: '0',
  // Receivers of webhooks are on this machine, and vouch for themselves.
  WEBHOOK_NETWORKS: '127.0.0.1',
  WEBHOOK_AUTHORITIES: fileURLToPath(new URL('../tests/support/receiver/certificate.pem', import.meta.url)),
  // So does who has pictures that files name.
  PICTURE_NETWORKS: '127.0.0.1',
  PICTURE_AUTHORITIES: fileURLToPath(new URL('../tests/support/receiver/certificate.pem', import.meta.url)),
  // All journeys come from one address, and a few people make them again and again.
  LIMITS:
    'signInsHere=100000,failedSignInsHere=100000,officeSignInsHere=100000,officeSignInsInAnHourHere=100000,declinedCards=1000,declinedCardsHere=1000,unpaidOrders=1000,unpaidUnits=1000,barcodes=1000,barcodesHere=1000',
})
// And with many cards that are refused: their other orders are not to wait for somebody who looks at that.
const calm = await changeSetting(shop.shop, { path: 'risk.holds_high', value: false, actor: 'journeys' })
if (!calm.ok) throw new Error(calm.refusal.code)
const { takeWords } = await import('./testing/take-words.ts')
const operations = takeWords(shop.shop, ports.operations)
console.log(`A shop for journeys is open at ${shop.address}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())

async function close(): Promise<void> {
  operations.close()
  await shop.stop()
  await postgres.stop()
  await sandbox.stop()
  await rm(home, { recursive: true, force: true })
  process.exit(0)
}

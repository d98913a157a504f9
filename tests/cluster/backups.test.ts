import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { receiveStock } from '#server/catalog/products/receive-stock.ts'
import { openDirectly } from '#support/test-database.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { smallShop } from '#support/test-shelf.ts'
import { openTestShop } from '#support/test-shop.ts'
import { findPrograms } from '../../scripts/cluster/find-programs.ts'
import { startBackedUpServer } from './backed-up-server.ts'

// A server without a standby, of which nothing is left but what is in the bucket.

const programs = findPrograms()
const missing = typeof programs === 'string' || !existsSync('/usr/bin/pgbackrest')
if (missing) console.log('tests/cluster/backups is skipped. Backups need PostgreSQL and pgBackRest: apt-get install postgresql pgbackrest')

describe.skipIf(missing)('backups', async () => {
  if (typeof programs === 'string' || missing) return
  const server = await startBackedUpServer(programs.postgres)
  const database = openDirectly({ url: server.url, poolSize: 6 })
  afterAll(async () => {
    await database.close()
    await server.close()
  }, 60_000)
  await migrate(server.url)
  await smallShop.furnish(database)
  const testShop = await openTestShop({ database })
  const delivered = { reference: 'DN-1', lines: [{ product: testShop.shelf.roseGel, quantity: 100_000 }] }
  await receiveStock(testShop.shop, { actor: { kind: 'staff', id: 'Ana' }, receipt: delivered })
  const hao = await testShop.signIn('hao')
  /** When each was acknowledged. */
  const acknowledged: number[] = []

  const order = async () => {
    const body = await orderBody(testShop, { cart_item_ids: await fillCart(hao, { [testShop.shelf.roseGel]: 1 }) })
    await place(hao, { order: body })
    acknowledged.push(performance.now())
  }
  /** As whoever runs the shop would. */
  const drill = (...words: string[]) =>
    promisify(execFile)(process.execPath, [resolve(import.meta.dirname, '../../scripts/drill.ts'), ...words], {
      env: { ...process.env, ...server.environment },
    })
  const ordersIn = ({ stdout }: { stdout: string }) => Number(/It has (\d+) orders/.exec(stdout)?.[1])

  test('CPY-31 a restore to a second has every order that was acknowledged before it and none after, and its books agree', async () => {
    await order()
    await server.backUp()
    for (let times = 0; times < 3; times++) await order()
    // pgBackRest keeps when a backup ended in whole seconds, and takes one that ended before the moment.
    await pause(2000)
    const moment = new Date()
    await pause(500)
    const before = acknowledged.length
    for (let times = 0; times < 3; times++) await order()
    // What is to be read has to be in the bucket: a segment goes there after 3 s.
    await pause(5000)
    const restored = await drill('--to', moment.toISOString())
    expect(ordersIn(restored)).toBe(before)
    expect(restored.stdout).toContain('The books agree.')
    await expect(drill('--to', 'yesterday')).rejects.toMatchObject({ stderr: expect.stringContaining('--to is no moment') })
  }, 240_000)

  test('CPY-31 with the machine lost, no order is lost that was acknowledged more than 5 s before', async () => {
    const end = performance.now() + 8000
    while (performance.now() < end) await order()
    await server.lose()
    const died = performance.now()
    const restored = await drill()
    const found = ordersIn(restored)
    const lost = acknowledged.slice(found)
    console.log(
      `${acknowledged.length} orders acknowledged, ${found} restored, the oldest that was lost ${lost[0] ? Math.round(died - lost[0]) : 0} ms old. ${restored.stdout.split('\n')[0]}`,
    )
    expect(found).toBeGreaterThanOrEqual(acknowledged.filter((at) => at < died - 5000).length)
    expect(restored.stdout).toContain('The books agree.')
  }, 240_000)
})

import { expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { prepareWorker } from '#server/platform/outbox/run-worker.ts'
import { inEmptyDatabase } from '#support/test-database.ts'
import { encryptTestCard } from '#support/test-cipher.ts'
import { leaveUndrawn } from '#support/test-demo-shop.ts'
import { catalogue } from './catalogue.ts'
import type { DrawPicture } from './draw-picture.ts'
import { seedDemoShop } from './seed-demo-shop.ts'

// As a shop in earnest opens its connections.
const timeouts = { statementMs: 15_000, lockMs: 1000, idleInTransactionMs: 30_000 }

test(
  'RUN-01 three copies that start together on an empty database all come up, and furnish one demo shop',
  { timeout: 120_000 },
  async () => {
    await inEmptyDatabase(async (url) => {
      let drawn = 0
      const drawPicture: DrawPicture = async (drawing, name) => {
        drawn += 1
        return leaveUndrawn(drawing, name)
      }
      const start = async () => {
        await migrate(url)
        await prepareWorker(url)
        const database = openDatabase({ url, timeouts })
        return seedDemoShop(database, { url, now: new Date(), drawPicture, encryptCard: encryptTestCard }).finally(database.close)
      }
      const furnished = await Promise.all([start(), start(), start()])
      expect(furnished.toSorted()).toEqual([false, false, true])
      const database = openDatabase({ url })
      const [products, members, names] = await Promise.all([
        database.db.selectFrom('products').select('id').execute(),
        database.db.selectFrom('users').select('name').execute(),
        database.db.selectFrom('product_pictures').select('url').execute(),
      ]).finally(database.close)
      expect([products.length, members.length]).toEqual([catalogue.length, 4])
      // Drawn once, by the one that furnished it: at least as many as the goods have.
      expect(drawn).toBeGreaterThanOrEqual(new Set(names.map((row) => row.url)).size)
      expect(drawn).toBeLessThan(2 * names.length)
    })
  },
)

import { seedDemoShop } from '#demo/seed-demo-shop.ts'
import { prepareWorker } from '#server/platform/outbox/run-worker.ts'
import { encryptTestCard } from './test-cipher.ts'
import type { Furnishing } from './templates.ts'

/** The demo shop as `npm start` furnishes it, with its own cast, but without drawing the pictures. */
export const demoShop: Furnishing = {
  name: 'demoshop',
  async furnish(database) {
    await prepareWorker(database.url)
    await seedDemoShop(database, {
      url: database.url,
      now: new Date(),
      drawPicture: async ({ kind }, name) => `/media/${kind}/${name}.webp`,
      encryptCard: encryptTestCard,
    })
  },
}

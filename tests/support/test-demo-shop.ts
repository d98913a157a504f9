import type { DrawPicture } from '#demo/draw-picture.ts'
import { seedDemoShop } from '#demo/seed-demo-shop.ts'
import { prepareWorker } from '#server/platform/outbox/run-worker.ts'
import { encryptTestCard } from './test-cipher.ts'
import type { Furnishing } from './templates.ts'

/** The address of a picture as the shop gives it, of one that nobody drew. */
export const leaveUndrawn: DrawPicture = async ({ kind }, name) => `/media/${kind}/${name}.0123456789ab.webp`

/** The demo shop as `npm start` furnishes it, with its own cast, but without drawing the pictures. */
export const demoShop: Furnishing = {
  name: 'demoshop',
  async furnish(database) {
    await prepareWorker(database.url)
    await seedDemoShop(database, {
      url: database.url,
      now: new Date(),
      drawPicture: leaveUndrawn,
      encryptCard: encryptTestCard,
    })
  },
}

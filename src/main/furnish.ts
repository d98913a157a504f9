import { encryptSecret } from '#server/money/cards/card-secret.ts'
import { dismissCast } from '#server/people/staff/cast/dismiss-cast.ts'
import { makeFirstOwnerLink } from '#server/people/staff/joining/make-first-owner-link.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Config } from './config.ts'
import type { Part } from './parts.ts'
import { readWeb } from './read-web.ts'

export type Furnishing = { config: Config; databaseUrl: string; parts: readonly Part[] }

/**
 * What stands in a shop before anybody comes: the demo's goods and cast, which the part migrate writes, or in earnest the way in for the
 * first owner. Answers the link of that one; null when there is none to be made.
 */
export async function furnish(shop: Shop, { config, databaseUrl, parts }: Furnishing): Promise<string | null> {
  const mayWrite = parts.includes('migrate')
  if (config.DEMO_SHOP) {
    if (mayWrite) await furnishDemoShop(shop, databaseUrl)
    return null
  }
  // In earnest nobody of a demo shop's cast may be left (ACC-58), wherever the office is open.
  if (mayWrite || parts.includes('web')) await dismissCast(shop)
  return mayWrite ? linkOfFirstOwner(shop) : null
}

async function furnishDemoShop({ database, now, cipher, media }: Shop, databaseUrl: string): Promise<void> {
  const { drawSeedPicture, hireCast, officeCast, saveOriginal, seedDemoShop } = await readWeb()
  await hireCast({ database, now }, officeCast)
  await seedDemoShop(database, {
    url: databaseUrl,
    now: now(),
    encryptCard: (secret, memberId) => encryptSecret(cipher, secret, { memberId }),
    drawPicture: (drawing, name) => saveOriginal(media.originals, { kind: drawing.kind, name, svg: drawSeedPicture(drawing, name) }),
  })
}

/** Somebody has to be the first owner (ACC-06). */
async function linkOfFirstOwner(shop: Shop): Promise<string | null> {
  const made = await makeFirstOwnerLink(shop)
  return made.ok ? made.value.address : null
}

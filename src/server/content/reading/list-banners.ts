import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listBannersById, listBannersOfGroup } from './store.ts'

const groups = ['home', 'health_articles'] as const

/** The banners of a group, or one banner by its number (D-79). An unknown group or number has none. */
export async function listBanners(shop: Shop, { id, language }: { id: string; language: Language }) {
  const shown = { language, now: shop.now() }
  const { db } = shop.database
  const number = numberOfBanner(id)
  if (number !== undefined) return { banners: await listBannersById(db, { id: number, ...shown }) }
  const group = groups.find((known) => known === id)
  return { banners: group ? await listBannersOfGroup(db, { group, ...shown }) : [] }
}

/** The number of the one banner that is asked for; undefined where it is a group. */
export function numberOfBanner(id: string): number | undefined {
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined
}

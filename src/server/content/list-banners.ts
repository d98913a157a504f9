import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/shop.ts'
import { listBannersById, listBannersOfGroup } from './store.ts'

/** The banners of a group, or one banner by its number (D-79). An unknown group or number has none. */
export async function listBanners(shop: Shop, { id, language }: { id: string; language: Language }) {
  const shown = { language, now: shop.now() }
  const { db } = shop.database
  const banners = /^\d{1,9}$/.test(id) ? await listBannersById(db, { id: Number(id), ...shown }) : await listBannersOfGroup(db, { group: id, ...shown })
  return { banners }
}

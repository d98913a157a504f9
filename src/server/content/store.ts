import type { Kysely } from 'kysely'
import { textIn } from '#database/in-language.ts'
import type { Tables } from '#database/tables.ts'
import type { Language } from '#rules/locale.ts'

export type BannerGroup = 'home' | 'health_articles'

/** Banners that are shown at this moment, in their order. */
function runningBanners(db: Kysely<Tables>, { language, now }: { language: Language; now: Date }) {
  return db
    .selectFrom('index_banners')
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('position')
    .orderBy('id')
    .select(['id', textIn(language, 'title').as('title'), 'url', 'desktop_image', 'mobile_image'])
}

export async function listBannersOfGroup(db: Kysely<Tables>, { group, ...shown }: { group: BannerGroup; language: Language; now: Date }) {
  return runningBanners(db, shown).where('group_key', '=', group).execute()
}

export async function listBannersById(db: Kysely<Tables>, { id, ...shown }: { id: number; language: Language; now: Date }) {
  return runningBanners(db, shown).where('id', '=', id).execute()
}

export async function listContentVersions(db: Kysely<Tables>) {
  return db.selectFrom('content_versions').select(['kind', 'version']).execute()
}

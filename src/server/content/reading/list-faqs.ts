import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listFaqKinds, listFaqRows } from './store.ts'

/** The questions of a topic; of the first one when there is no such topic in that language (D-80). */
export async function listFaqs(shop: Shop, { slug, language }: { slug: string | undefined; language: Language }) {
  const { db } = shop.database
  const kinds = await listFaqKinds(db, language)
  const current = kinds.find((kind) => kind.slug === slug) ?? kinds[0]
  const faqs = current ? await listFaqRows(db, { slug: current.slug, language }) : []
  return { faqs, current_slug: current?.slug ?? '', kinds }
}

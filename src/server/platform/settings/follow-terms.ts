import type { Terms } from '#rules/terms.ts'
import type { FollowedContent } from '#server/platform/content/followed-content.ts'
import { KeptContent } from '#server/platform/content/kept-content.ts'
import type { Shop } from '#server/platform/shop.ts'
import { readTerms } from './read-terms.ts'
import { listSettings } from './store.ts'

type House = Pick<Shop, 'database' | 'log'>

/**
 * The shop's terms, from memory. They are read anew when a setting has changed, which every process hears within 2 s; so
 * whoever asks costs the database nothing. Ask before a transaction is opened, not inside.
 */
export function followTerms(house: House, content: FollowedContent): () => Promise<Terms> {
  const kept = new KeptContent<Terms>({ content, maxSize: 1 })
  const load = async () => ({ value: await loadTerms(house), subjects: ['settings'] as const })
  return async () => kept.peek('terms') ?? (await kept.load('terms', load)).value
}

async function loadTerms({ database, log }: House): Promise<Terms> {
  const { terms, missing, malformed } = readTerms(await listSettings(database.db))
  if (missing.length + malformed.length > 0) log.warn({ missing, malformed }, 'settings that stand at their defaults')
  return terms
}

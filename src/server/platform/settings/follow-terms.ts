import type { Terms } from '#rules/terms.ts'
import type { FollowedVersions } from '#server/platform/followed-versions.ts'
import type { Shop } from '#server/platform/shop.ts'
import { readTerms } from './read-terms.ts'
import { listSettings } from './store.ts'

type House = Pick<Shop, 'database' | 'log'>

/**
 * The shop's terms, from memory. They are read anew when the version of the settings has changed, which every process
 * hears within 2 s; so whoever asks costs the database nothing. Ask before a transaction is opened, not inside.
 */
export function followTerms(house: House, versions: FollowedVersions): () => Promise<Terms> {
  let kept: { version: unknown; terms: Promise<Terms> } | undefined
  return async () => {
    const { settings: version } = await versions.current()
    if (kept && kept.version === version) return kept.terms
    const mine = { version, terms: loadTerms(house) }
    kept = mine
    mine.terms.catch(() => {
      if (kept === mine) kept = undefined
    })
    return mine.terms
  }
}

async function loadTerms({ database, log }: House): Promise<Terms> {
  const { terms, missing, malformed } = readTerms(await listSettings(database.db))
  if (missing.length + malformed.length > 0) log.warn({ missing, malformed }, 'settings that stand at their defaults')
  return terms
}

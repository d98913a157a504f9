import { askedTogether } from '#database/asked-together.ts'
import type { Claim } from '#rules/claims/find-claims.ts'
import { readTerms } from './read-terms.ts'
import { listSettings } from './store.ts'

/** The words that claim a medical effect, as they stand in the transaction of the caller, who holds what it judges by them. */
export const findClaimWords = askedTogether(async (db, keys: readonly 'claims'[]): Promise<(readonly Claim[])[]> => {
  const rows = (await listSettings(db)).filter(({ key }) => key === 'claims')
  const { words } = readTerms(rows).terms.claims
  return keys.map(() => words)
})

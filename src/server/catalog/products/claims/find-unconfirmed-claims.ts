import type { Tx } from '#database/connect.ts'
import { claimsIn, textsOfProduct, type Claim } from '#rules/claims/find-claims.ts'
import { shownStates } from '#rules/catalog/product-state.ts'
import { findClaimWords } from '#server/platform/settings/find-claim-words.ts'
import type { LockedProduct } from '../store.ts'
import { listConfirmedWords } from './store.ts'

/** It would be published with words that claim a medical effect, and nobody has confirmed them (GDS-29). */
export type ClaimsUnconfirmed = { code: 'claims_unconfirmed'; claims: Claim[] }

/** The same of a product that goes on sale as it is; null when it may. */
export async function judgeClaims(tx: Tx, row: LockedProduct): Promise<ClaimsUnconfirmed | null> {
  return unconfirmed(tx, { product: row.id, claims: claimsIn(textsOfProduct(row), await findClaimWords(tx, 'claims')) })
}

/** The same of texts that change while the product has a page, or waits for one: of claims that are new in them. */
export async function judgeNewClaims(tx: Tx, { row, after }: { row: LockedProduct; after: Partial<LockedProduct> }) {
  const isShown = row.state === 'scheduled' || shownStates.some((state) => state === row.state)
  const texts = textsOfProduct(after)
  if (!isShown || texts.length === 0) return null
  const words = await findClaimWords(tx, 'claims')
  const claims = claimsIn(texts, words)
  // Most texts claim nothing, and what stood before is long.
  if (claims.length === 0) return null
  const stood = new Set(claimsIn(textsOfProduct(row), words).map(({ word }) => word))
  return unconfirmed(tx, { product: row.id, claims: claims.filter(({ word }) => !stood.has(word)) })
}

type Found = { product: number; claims: readonly Claim[] }

async function unconfirmed(tx: Tx, { product, claims }: Found): Promise<ClaimsUnconfirmed | null> {
  if (claims.length === 0) return null
  const confirmed = await listConfirmedWords(tx, product)
  const left = claims.filter(({ word }) => !confirmed.includes(word))
  return left.length > 0 ? { code: 'claims_unconfirmed', claims: left } : null
}

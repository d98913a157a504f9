import type { Tx } from '#database/connect.ts'
import { claimsIn, type Claim } from '#rules/claims/find-claims.ts'
import { findClaimWords } from '#server/platform/settings/find-claim-words.ts'

/** What is written claims a medical effect, and whoever writes it has not confirmed that (GDS-29). */
export type ClaimsUnconfirmed = { code: 'claims_unconfirmed'; claims: Claim[] }

type Said = Readonly<Record<string, unknown>>

/** Claims that are new in what is written and stand not among the confirmed words; null where there are none. */
export async function judgeClaims(
  tx: Tx,
  { before = {}, after, confirmed }: { before?: Said; after: Said; confirmed: readonly string[] },
): Promise<ClaimsUnconfirmed | null> {
  const words = await findClaimWords(tx, 'claims')
  const known = new Set([...confirmed, ...claimsIn(textsOf(before), words).map(({ word }) => word)])
  const claims = claimsIn(textsOf(after), words).filter(({ word }) => !known.has(word))
  return claims.length > 0 ? { code: 'claims_unconfirmed', claims } : null
}

/** What the audit keeps of a confirmation; nothing where there was none. */
export const keptOf = (confirmed: readonly string[]) => (confirmed.length > 0 ? { confirmed_claims: confirmed } : {})

const textsOf = (said: Said) =>
  Object.entries(said).flatMap(([name, text]) => (/_(?:zh|en)$/.test(name) && typeof text === 'string' ? [text] : []))

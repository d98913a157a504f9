import type { Begun } from './checkout-needs.ts'

const key = 'meihao_kept_checkout'

/** Whose checkout it is, and where it stood. */
export type KeptDraft = { memberId: number; begun: Begun }

/** Keeps a checkout that ended because nobody was signed in any more, in this tab, for when its member is back. */
export function keepDraft(kept: KeptDraft): void {
  sessionStorage.setItem(key, JSON.stringify(kept))
}

/** The checkout that was kept for this member, once. Somebody else's is forgotten. */
export function takeKeptDraft(memberId: number): Begun | undefined {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptDraft | null
  sessionStorage.removeItem(key)
  return kept?.memberId === memberId ? kept.begun : undefined
}

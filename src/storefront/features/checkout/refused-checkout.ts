import { newDraft } from '#rules/checkout/checkout-draft.ts'
import type { Begun } from './checkout-needs.ts'
import type { Handover } from './handover.ts'
import { refusedKey } from './refused-key.ts'

/** A checkout whose card was refused: whose it is, with which lines, where it stood, and the card company's code. Of the card nothing is kept. */
export type RefusedCheckout = { memberId: number; handover: Handover; begun: Begun; code: string }

/** Keeps it in this tab until the next order. */
export function keepRefused({ begun: { draft, step }, ...refused }: RefusedCheckout): void {
  const card_info = { ...newDraft.card_info, remember: draft.card_info.remember }
  sessionStorage.setItem(refusedKey, JSON.stringify({ ...refused, begun: { draft: { ...draft, card_info }, step } }))
}

/** What was kept for this member; somebody else's is forgotten. */
export function findRefused(memberId: number): RefusedCheckout | null {
  const kept = JSON.parse(sessionStorage.getItem(refusedKey) ?? 'null') as RefusedCheckout | null
  if (kept === null || kept.memberId === memberId) return kept
  forgetRefused()
  return null
}

export function forgetRefused(): void {
  sessionStorage.removeItem(refusedKey)
}

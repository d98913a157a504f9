import type { SavedCard } from '#contract/shop/api/cards.ts'
import type { FieldStatus } from './tpdirect.ts'

/** The saved cards of a member, the default one first (CK4-02). */
export type MemberCards = { cards: readonly SavedCard[]; defaultId: string | null }

export const noCards: MemberCards = { cards: [], defaultId: null }

export function arrangeCards({ default: defaultId, cards }: { default: string | null; cards: readonly SavedCard[] }): MemberCards {
  return { cards: cards.toSorted((one, other) => Number(other.uuid === defaultId) - Number(one.uuid === defaultId)), defaultId }
}

/** The card that is chosen to begin with: the first that can pay; empty when none can. */
export function firstUsable({ cards }: MemberCards): string {
  return cards.find(({ enabled }) => enabled)?.uuid ?? ''
}

/** The card that is chosen, if it can pay. */
export function chosenCard({ cards }: MemberCards, card_id: string): SavedCard | undefined {
  return cards.find(({ uuid, enabled }) => uuid === card_id && enabled)
}

/** Why a saved card cannot pay yet: none is chosen (CK4-07), or its code is not right (CK4-08). */
export function savedCardFault(chosen: SavedCard | undefined, codeStatus: FieldStatus): 'selectCard' | 'savedCodeWrong' | null {
  if (!chosen) return 'selectCard'
  return codeStatus === 0 ? null : 'savedCodeWrong'
}

import type { SavedCard } from '#contract/api/cards.ts'

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

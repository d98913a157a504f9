import type { Draft } from '#rules/checkout/checkout-draft.ts'

/** Changes the draft by one of its pure functions. */
export type ChangeDraft = (change: (draft: Draft) => Draft) => void

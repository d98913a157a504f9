import type { Draft } from '#rules/checkout-draft.ts'

/** Changes the draft by one of its pure functions. */
export type ChangeDraft = (change: (draft: Draft) => Draft) => void

import type { RecipientDraft } from '#rules/recipients/recipient-draft.ts'

/** Changes what is typed by one of its pure functions (rules/recipients/recipient-changes.ts). */
export type ChangeRecipient = (change: (draft: RecipientDraft) => RecipientDraft) => void

export type RecipientFormProps = { draft: RecipientDraft; change: ChangeRecipient }

import type { EntryKind } from '#rules/imports/import-fields.ts'
import { articleDesk } from './article-desk.ts'
import { discountCodeDesk } from './discount-code-desk.ts'
import type { EntryDesk } from './entry-desk.ts'
import { faqDesk } from './faq-desk.ts'
import { memberDesk } from './member-desk.ts'
import { redirectDesk } from './redirect-desk.ts'

export const desks: Readonly<Record<EntryKind, EntryDesk>> = {
  discount_codes: discountCodeDesk,
  redirects: redirectDesk,
  members: memberDesk,
  articles: articleDesk,
  faqs: faqDesk,
}

import type { EntryKind, WrittenKind } from '#rules/imports/import-fields.ts'
import { listArticleEntries } from './article-desk.ts'
import { listCodeEntries } from './discount-code-desk.ts'
import type { ListEntries } from './entry-desk.ts'
import { listFaqEntries } from './faq-desk.ts'
import { listRedirectEntries } from './redirect-desk.ts'

/** What an export reads of each kind that is no product. */
export const writtenDesks: Readonly<Record<EntryKind & WrittenKind, { list: ListEntries }>> = {
  discount_codes: { list: listCodeEntries },
  redirects: { list: listRedirectEntries },
  articles: { list: listArticleEntries },
  faqs: { list: listFaqEntries },
}

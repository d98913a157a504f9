import type { SchemaIssue } from '@orpc/contract'
import { inLanguage, type Language } from '#rules/locale.ts'
import { fieldTexts, isFieldMessage, type FieldMessage } from '#texts/fields.ts'

/** What is wrong with an input, field by field, for the error body of `validation_error`. The first complaint of a field counts. */
export function fieldErrors(issues: readonly SchemaIssue[], language: Language): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of issues) errors[fieldOf(issue)] ??= inLanguage(fieldTexts[messageOf(issue)], language)
  return errors
}

/** `order.contact_attributes.name`; the part of the request that the field came in is nothing to the reader. */
function fieldOf({ path = [] }: SchemaIssue): string {
  const keys = path.map((step) => String(typeof step === 'object' ? step.key : step))
  const [first] = keys
  const isPart = first === 'body' || first === 'params' || first === 'query' || first === 'headers'
  return (isPart ? keys.slice(1) : keys).join('.')
}

/** The contract's own complaints name their text; what zod finds by itself is told by its kind. */
function messageOf(issue: SchemaIssue & { code?: unknown; input?: unknown }): FieldMessage {
  if (isFieldMessage(issue.message)) return issue.message
  if (issue.message.endsWith('received undefined')) return 'required'
  switch (issue.code) {
    case 'too_big':
      return 'tooLong'
    case 'too_small':
      return 'tooShort'
    case 'invalid_value':
      return 'choice'
    default:
      return 'invalid'
  }
}

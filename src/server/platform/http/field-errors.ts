import type { SchemaIssue } from '@orpc/contract'
import { isFieldMessage, type FieldMessage } from '#texts/shared/fields.ts'

/** What is wrong with an input: the text to show, by field. The first complaint about a field counts. */
export function fieldErrors(issues: readonly SchemaIssue[]): Record<string, FieldMessage> {
  const errors: Record<string, FieldMessage> = {}
  for (const issue of issues) errors[fieldOf(issue)] ??= complaintOf(issue)
  return errors
}

/** `order.contact_attributes.name`; the part of the request that the field came in is nothing to the reader, unless all of it is wrong. */
function fieldOf({ path = [] }: SchemaIssue): string {
  const keys = path.map((step) => String(typeof step === 'object' ? step.key : step))
  const [part = '', ...below] = keys
  return (['body', 'params', 'query', 'headers'].includes(part) && below.length > 0 ? below : keys).join('.')
}

/** The contract's own complaints name their text; what zod finds by itself is told by its kind. */
function complaintOf(issue: SchemaIssue & { code?: unknown; expected?: unknown }): FieldMessage {
  if (isFieldMessage(issue.message)) return issue.message
  if (issue.message.endsWith('received undefined')) return 'required'
  if (issue.code === 'too_big') return 'tooLong'
  if (issue.code === 'too_small') return 'tooShort'
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') return 'choice'
  return issue.expected === 'number' || issue.expected === 'int' ? 'integer' : 'invalid'
}

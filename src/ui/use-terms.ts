import { useRouter } from '@tanstack/react-router'
import type { TermsOfDay } from '#rules/terms.ts'

/** What the shop charges, grants and promises, as it stood when the document was drawn: the same on the server and in the browser. */
export function useTerms(): TermsOfDay {
  return useRouter().options.context.terms
}

import { Problem } from '#contract/shared/problem.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { errorTexts } from '#texts/shared/errors.ts'

/** What went wrong, as the person is told: the words of the answer; without an answer, that there was none. */
export function problemMessage(error: unknown, language: Language): string {
  return error instanceof Problem && error.message !== '' ? error.message : inLanguage(errorTexts.broken, language)
}

/** What was wrong with which field, by the path of the field, in the language of the call. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof Problem) || error.status !== 'validation_error') return {}
  return (error as Problem<'validation_error'>).details.errors ?? {}
}

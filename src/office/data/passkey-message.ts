import { NoAnswer, Problem } from '#contract/shared/problem.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { passkeyTexts } from '#texts/office/door.ts'
import { wasClosed } from './passkeys.ts'
import { problemMessage } from './problem-message.ts'

/** Why nothing came of a passkey, as the person is told. */
export function passkeyMessage(error: unknown, language: Language): string {
  if (wasClosed(error)) return inLanguage(passkeyTexts.closed, language)
  if (error instanceof Problem || error instanceof NoAnswer) return problemMessage(error, language)
  const isThere = error instanceof Error && error.name === 'InvalidStateError'
  return inLanguage(isThere ? passkeyTexts.alreadyThere : passkeyTexts.failed, language)
}

import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import type { FieldErrors } from '#rules/field-errors.ts'
import { fieldTexts, type FieldMessage } from '#texts/shared/fields.ts'
import { neededTexts } from '#texts/shared/needed-fields.ts'
import { useWords } from '#ui/words/words.ts'

type Known = { errors: FieldErrors; showAll: boolean; left: ReadonlySet<string>; leave: (field: string) => void }
const Errors = createContext<Known>({ errors: {}, showAll: false, left: new Set(), leave: () => undefined })

/** Knows what is wrong in the fields below, and which of them have been left: nobody is told off while still typing. */
export function FieldErrorsProvider({ errors, showAll, children }: { errors: FieldErrors; showAll: boolean; children: ReactNode }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const known = useMemo<Known>(
    () => ({ errors, showAll, left, leave: (field) => setLeft((before) => new Set(before).add(field)) }),
    [errors, showAll, left],
  )
  return <Errors value={known}>{children}</Errors>
}

/** A field that is empty says what belongs into it (CK2-13). */
const wordsOf = (field: string, message: FieldMessage) => (message === 'required' && neededTexts[field]) || fieldTexts[message]

/** What a field takes to say what is wrong with it: `<TextField {...fault('sender.name')} />`. */
export function useFieldFaults() {
  const say = useWords()
  const { errors, showAll, left, leave } = use(Errors)
  return (field: string): { error: string | undefined; onBlur: () => void } => {
    const message = showAll || left.has(field) ? errors[field] : undefined
    return { error: message && say(wordsOf(field, message)), onBlur: () => leave(field) }
  }
}

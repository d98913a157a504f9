import { useEffect, useSyncExternalStore } from 'react'

/** Forms that are open and hold what is not saved, each as often as it is drawn. */
const forms: string[] = []
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A form holds what is not saved, until what is answered here is called. */
export function noteUnsaved(form: string): () => void {
  forms.push(form)
  tell()
  return () => {
    forms.splice(forms.indexOf(form), 1)
    tell()
  }
}

/** Tells the frame, while this form is there, whether it holds what is not saved. */
export function useTellUnsaved({ form, isDirty }: { form: string; isDirty: boolean }): void {
  useEffect(() => (isDirty ? noteUnsaved(form) : undefined), [isDirty, form])
}

/** Whether any form that is open holds what is not saved. */
export function useHasUnsaved(): boolean {
  return useSyncExternalStore(follow, () => forms.length > 0)
}

/** Forms that are open and hold what is not saved, as they are kept. */
export function unsavedForms(): readonly string[] {
  return [...forms]
}

import { useEffect, useId, useSyncExternalStore } from 'react'

const forms = new Set<string>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells the frame, while this form is there, whether it holds what is not saved. */
export function useTellUnsaved(isDirty: boolean): void {
  const form = useId()
  useEffect(() => {
    if (!isDirty) return
    forms.add(form)
    tell()
    return () => {
      forms.delete(form)
      tell()
    }
  }, [isDirty, form])
}

/** Whether any form that is open holds what is not saved. */
export function useHasUnsaved(): boolean {
  return useSyncExternalStore(follow, () => forms.size > 0)
}

import { findDraft, removeDraft, saveDraft, type Draft } from './draft-store.ts'

/** What is still to be saved of a form that is gone; null where that is nothing. */
export type Left = Pick<Draft, 'values' | 'savedAt'> | null

type Name = Pick<Draft, 'staffId' | 'form'>
type Listener = Name & { hear: (left: Left) => void }

const listeners = new Set<Listener>()

/** Hears what is left of a form of that name, which is gone, as soon as it is saved. */
export function hearLeft(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * What was kept of a form that is gone is from now on what is left of it. Where nothing is kept, nothing is wanted, or may be left by
 * now; and what was kept later was typed into another form of that name.
 */
export async function leaveRest(rest: Draft): Promise<void> {
  const kept = await findDraft(rest)
  const left = kept && rest.values !== null ? rest : null
  for (const { staffId, form, hear } of listeners) if (staffId === rest.staffId && form === rest.form) hear(left)
  if (!kept || kept.savedAt > rest.savedAt) return
  await (left ? saveDraft(left) : removeDraft(rest))
}

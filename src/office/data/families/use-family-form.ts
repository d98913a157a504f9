import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { FamilySaid } from '#contract/office/api/goods/families.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { familiesTexts } from '#texts/office/goods/families/families.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { officePaths } from '../paths.ts'
import { fieldErrors, problemMessage } from '../problem-message.ts'
import { useTellChange } from '../saving/tell-change.tsx'
import { typedSince } from '../saving/typed-since.ts'
import { useDraft } from '../saving/use-draft.ts'
import type { FamilyForm } from './family-form.ts'
import { useFamiliesChanged } from './use-families.ts'

/** Which family is edited, and in which version; null for a new one. */
type Stands = { id: number; version: number } | null
export type FamilyConflict = { by: string; at: string; version: number; present: FamilySaid }

/** What is typed on the page of a family: kept in the browser, and saved against the version that it began with. */
export function useFamilyForm(stands: Stands, begins: FamilyForm) {
  const [form, setForm] = useState<Form>(() => begunWith(stands, begins))
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [conflict, setConflict] = useState<FamilyConflict | null>(null)
  const { seen, began, now } = form
  const isDirty = isTyped(form)
  const draft = useDraft<Typed>({ form: `family ${stands?.id ?? 'new'}`, values: { seen, now }, isDirty })
  const acts = useFamilyActs({
    onFaults: setFaults,
    onConflict: setConflict,
    onSaved(version, saving) {
      const left = (last: Typed) => afterSaving(last, { ...saving, version })
      setConflict(null)
      setForm(left)
      draft.keepRest((held) => (isTyped(left(held)) ? left(held) : null))
    },
  })
  // What nobody has typed over follows what stands in the shop: a save that was taken back, or somebody else's.
  if (!isDirty && !acts.isSaving && stands && seen < stands.version) setForm(begunWith(stands, begins))
  return {
    began,
    now,
    isDirty,
    faults,
    conflict,
    draft,
    ...acts,
    set: (said: FamilySaid) => setForm((last) => ({ ...last, now: { ...last.now, said } })),
    setAll: (all: FamilyForm) => setForm((before) => ({ ...before, now: all })),
    take: (kept: Typed) => setForm((before) => ({ ...before, ...kept })),
    save: (said: FamilySaid) =>
      acts.save(said, {
        stands: stands && { id: stands.id, version: conflict?.version ?? seen },
        before: began,
        // What two have made of it was put together in the dialog: the form still says what one of them typed.
        typed: conflict ? now.said : said,
      }),
    dissolve: () => (stands ? acts.dissolve({ id: stands.id, version: seen }, began) : Promise.resolve()),
    dismiss: () => setConflict(null),
  }
}

/** What is typed, against which version; `began`: what stood there then. */
type Form = { seen: number; began: FamilySaid; now: FamilyForm }
type Typed = Pick<Form, 'seen' | 'now'>

const begunWith = (stands: Stands, begins: FamilyForm): Form => ({ seen: stands?.version ?? 0, began: begins.said, now: begins })

const isTyped = ({ began, now }: Form) => JSON.stringify(began) !== JSON.stringify(now.said)

type Saving = { typed: FamilySaid; saved: FamilySaid }

/** The form once it was saved: begun with what was saved, and with what was typed meanwhile (NAV-19). */
function afterSaving({ now }: Typed, { version, typed, saved }: Saving & { version: number }): Form {
  return { seen: version, began: saved, now: { ...now, said: { ...saved, ...typedSince(now.said, typed) } } }
}

export type FamilyEditing = ReturnType<typeof useFamilyForm>

type Told = {
  onFaults: (faults: Readonly<Record<string, string>>) => void
  onConflict: (conflict: FamilyConflict) => void
  onSaved: (version: number, saving: Saving) => void
}

/** What stood in the shop, and what stood in the form when it was sent. */
type Before = { before: FamilySaid; typed: FamilySaid }

function useFamilyActs({ onSaved, ...told }: Told) {
  const say = useWords()
  const { families } = useOffice()
  const [changed, tellChange, router] = [useFamiliesChanged(), useTellChange(), useRouter()]
  const { attempt, isSaving } = useAttempt(told)
  const make = async (said: FamilySaid, typed: FamilySaid) => {
    const made = await families.make({ family: said })
    onSaved(made.version, { typed, saved: said })
    tellChange({ message: say(familiesTexts.made), undo: () => families.dissolve(made).finally(changed) })
    await changed()
    await router.navigate({ href: officePaths.family(made.id), replace: true })
  }
  const change = async (said: FamilySaid, { id, version, before, typed }: Before & { id: number; version: number }) => {
    const saved = await families.change({ id, version, family: said })
    onSaved(saved.version, { typed, saved: said })
    const undo = () => families.change({ id, version: saved.version, family: before }).finally(changed)
    tellChange({ message: say(familiesTexts.saved), undo })
    await changed()
  }
  const dissolve = async (stands: { id: number; version: number }, said: FamilySaid) => {
    const { sharing } = await families.dissolve(stands)
    tellChange({ message: say(familiesTexts.dissolved), undo: () => families.make({ family: said, sharing }).finally(changed) })
    await changed()
    await router.navigate({ href: officePaths.families })
  }
  return {
    isSaving,
    save: (said: FamilySaid, { stands, before, typed }: Before & { stands: Stands }) =>
      attempt(() => (stands ? change(said, { ...stands, before, typed }) : make(said, typed))),
    dissolve: (stands: { id: number; version: number }, said: FamilySaid) => attempt(() => dissolve(stands, said)),
  }
}

/** One press at a time; what is refused is shown at its field, or as a conflict. */
function useAttempt({ onFaults, onConflict }: Omit<Told, 'onSaved'>) {
  const language = useLanguage()
  const showToast = useToasts()
  const [isSaving, setSaving] = useState(false)
  const attempt = async (act: () => Promise<void>) => {
    if (isSaving) return
    setSaving(true)
    onFaults({})
    try {
      await act()
    } catch (error) {
      if (isProblem(error, 'edit_conflict')) return onConflict(error.details as unknown as FamilyConflict)
      onFaults(fieldErrors(error))
      showToast({ kind: 'error', message: problemMessage(error, language) })
    } finally {
      setSaving(false)
    }
  }
  return { attempt, isSaving }
}

import { useState } from 'react'
import type { OfficeProduct, OfficeProductChange } from '#contract/office/api/goods/products.ts'
import { isProblem } from '#contract/shared/problem.ts'
import type { PriceTarget, ShelfPrices } from '#rules/catalog/shelf-price.ts'
import { editedName } from '#texts/office/goods/label.ts'
import { productPageTexts, savedFields } from '#texts/office/goods/product-page.ts'
import { joinWords } from '#texts/shared/format.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { fieldErrors, problemMessage } from '../problem-message.ts'
import type { ConflictProps } from '../saving/conflict-dialog.tsx'
import { useTellChange } from '../saving/tell-change.tsx'
import { useDraft } from '../saving/use-draft.ts'
import { useProductChanged } from './use-product.ts'

export type FormValues = Readonly<Record<string, string | boolean>>

/** How a form reads a product, and what it sends. */
export type FormShape = {
  valuesOf: (fields: Readonly<Record<string, unknown>>) => FormValues
  changeOf: (began: FormValues, now: FormValues) => OfficeProductChange
  changedNames: (began: FormValues, now: FormValues) => string[]
}

type Form = { seen: number; began: FormValues; now: FormValues }
type Conflict = ConflictProps['conflict'] & { version: number }

/** Where faults are shown beside a field; every other is said at the lower edge. */
const noFaults: Readonly<Record<string, string>> = {}

/**
 * What is typed on the page of a product: begun with a version, kept in the browser under product, version and person (GDS-14), and saved
 * against that version. Somebody else's save meanwhile is shown field by field (D-108).
 */
export function useProductForm(product: OfficeProduct, { valuesOf, changeOf, changedNames }: FormShape) {
  const [form, setForm] = useState<Form>(() => begunWith(product, valuesOf))
  const [faults, setFaults] = useState(noFaults)
  const [{ conflict, runs }, setAsked] = useState<Asked>(nothingAsked)
  const names = changedNames(form.began, form.now)
  const draft = useDraft<Form>({ form: `product ${product.id}`, values: form, isDirty: names.length > 0 })
  const { save, isSaving } = useSaving(product, {
    onSaved(seen, now) {
      setForm({ seen, began: now, now })
      setAsked(nothingAsked)
      draft.forget()
    },
    onConflict: (details) => setAsked({ conflict: conflictOf(details, { began: form.began, valuesOf }), runs: null }),
    onRuns: (found) => setAsked({ conflict, runs: found }),
    onFaults(found) {
      setAsked(nothingAsked)
      setFaults(found)
    },
  })
  // What nobody has typed over follows what stands in the shop.
  if (names.length === 0 && form.seen !== product.version && !isSaving) setForm(begunWith(product, valuesOf))
  const stands = conflict ? { ...form.began, ...(conflict.present as FormValues) } : form.began
  return {
    ...form,
    names,
    faults,
    draft,
    conflict,
    isSaving,
    set: (name: string, value: string | boolean) => setForm({ ...form, now: { ...form.now, [name]: value } }),
    take: (kept: Form) => setForm(kept),
    revert: () => setForm({ ...form, now: form.began }),
    runs,
    /** `prices`: which of them are meant while a scheduled price runs. */
    save(now: FormValues, prices?: PriceTarget) {
      setFaults(noFaults)
      return save(now, { change: changeOf(stands, now), back: changeOf(now, stands), seen: conflict?.version ?? form.seen, prices })
    },
    dismiss: () => setAsked(nothingAsked),
  }
}

/** A scheduled price runs, and it is asked which one this is meant for (GDS-22). */
type Runs = { name: string; now: FormValues }
/** What is asked before it is saved. */
type Asked = { conflict: Conflict | null; runs: Runs | null }
const nothingAsked: Asked = { conflict: null, runs: null }

type Saving = {
  onSaved: (version: number, now: FormValues) => void
  onConflict: (details: Partial<Conflict>) => void
  onRuns: (runs: Runs) => void
  onFaults: (faults: Readonly<Record<string, string>>) => void
}

function useSaving(product: OfficeProduct, { onSaved, onConflict, onRuns, onFaults }: Saving) {
  const [say, language] = [useWords(), useLanguage()]
  const { products } = useOffice()
  const changed = useProductChanged(product.id)
  const tellChange = useTellChange()
  const showToast = useToasts()
  const [isSaving, setSaving] = useState(false)
  const refused = (error: unknown) => {
    if (isProblem(error, 'edit_conflict')) return onConflict(error.details)
    const field = isProblem(error, 'code_taken') ? 'barcode' : isProblem(error, 'flags_exclude') && error.details?.flag
    onFaults(field ? { [field]: problemMessage(error, language) } : fieldErrors(error))
    showToast({ kind: 'error', message: problemMessage(error, language) })
  }
  const tell = ({ version, changed: names }: { version: number; changed: readonly string[] }, { back, prices }: Wanted) => {
    const { id } = product
    const undo = async () => {
      // What a regular price was stands on no form while another one runs: its version knows.
      const was = prices === 'regular' ? regularPricesIn((await products.version({ id, version })).before) : {}
      await products.change({ id, version, change: { ...back, ...was }, prices }).finally(changed)
    }
    tellChange({ message: say(savedFields(namesOf(names))), undo })
  }
  const save = async (now: FormValues, wanted: Wanted) => {
    const { change, seen, prices } = wanted
    if (isSaving) return
    setSaving(true)
    try {
      // Two who wrote the same have nothing to save.
      const saved = Object.keys(change).length > 0 ? await products.change({ id: product.id, version: seen, change, prices }) : null
      // A regular price does not stand on the product yet: what does is read anew.
      onSaved(prices === 'regular' ? 0 : (saved?.version ?? seen), now)
      if (saved) tell(saved, wanted)
      else tellChange({ message: say(productPageTexts.saved) })
      await changed()
    } catch (error) {
      if (isProblem(error, 'price_scheduled')) onRuns({ name: error.details.name ?? '', now })
      else refused(error)
    } finally {
      setSaving(false)
    }
  }
  return { save, isSaving }
}

function regularPricesIn(before: unknown): Partial<ShelfPrices> {
  return (before as { regular_prices?: ShelfPrices } | null)?.regular_prices ?? {}
}

/** `back`: what takes the change back, as long as nobody has changed more. */
type Wanted = { change: OfficeProductChange; back: OfficeProductChange; seen: number; prices?: PriceTarget | undefined }

export type ProductForm = ReturnType<typeof useProductForm>

function begunWith({ version, fields }: OfficeProduct, valuesOf: FormShape['valuesOf']): Form {
  const began = valuesOf(fields)
  return { seen: version, began, now: began }
}

/** What stands now, of the fields that are edited here. */
function conflictOf(
  { by = '', at = '', present = {}, version = 0 }: Partial<Conflict>,
  { began, valuesOf }: { began: FormValues; valuesOf: FormShape['valuesOf'] },
): Conflict {
  const known = Object.entries(valuesOf(present)).filter(([name]) => name in began)
  return { by, at, version, present: Object.fromEntries(known) }
}

function namesOf(changed: readonly string[]) {
  const named = changed.map(editedName)
  return {
    zh: joinWords(
      named.map(({ zh }) => zh),
      'zh',
    ),
    en: joinWords(
      named.map(({ en }) => en),
      'en',
    ),
  }
}

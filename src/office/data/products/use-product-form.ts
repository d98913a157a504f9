import { useState, type Dispatch, type SetStateAction } from 'react'
import type { OfficeProduct, OfficeProductChange } from '#contract/office/api/goods/products.ts'
import type { PriceTarget } from '#rules/catalog/shelf-price.ts'
import { useDraft } from '../saving/use-draft.ts'
import {
  afterSaving,
  begunWith,
  conflictOf,
  isBehind,
  isPrice,
  pricesIn,
  type Conflict,
  type Form,
  type FormValues,
  type Runs,
} from './product-form.ts'
import { useProductSaving, type AskClaims } from './use-product-saving.ts'

/** How a form reads a product, and what it sends. */
export type FormShape = {
  valuesOf: (fields: Readonly<Record<string, unknown>>) => FormValues
  changeOf: (began: FormValues, now: FormValues) => OfficeProductChange
  changedNames: (began: FormValues, now: FormValues) => string[]
  /** Without it, prices that are typed are proposed (GDS-52). */
  mayPrice: boolean
  askClaims: AskClaims
}

/** Where faults are shown beside a field; every other is said at the lower edge. */
const noFaults: Readonly<Record<string, string>> = {}

/**
 * What is typed on the page of a product: begun with a version, kept in the browser under product, version and person (GDS-14), and saved
 * against that version. Somebody else's save meanwhile is shown field by field (D-108).
 */
export function useProductForm(product: OfficeProduct, { valuesOf, changeOf, changedNames, mayPrice, askClaims }: FormShape) {
  const [form, setForm] = useState<Form>(() => begunWith(product, valuesOf))
  const [faults, setFaults] = useState(noFaults)
  const [asked, setAsked] = useState<Asked>(nothingAsked)
  const names = changedNames(form.began, form.now)
  const isProposing = !mayPrice && names.some((name) => isPrice(name))
  const draft = useDraft<Form>({ form: `product ${product.id}`, values: form, isDirty: names.length > 0 })
  const { save, isSaving } = useProductSaving(product, {
    onSaved(version, saving) {
      const left = (last: Form) => afterSaving(last, { ...saving, version, reason: form.reason })
      setForm(left)
      setAsked(nothingAsked)
      draft.keepRest((held) => (changedNames(left(held).began, left(held).now).length > 0 ? left(held) : null))
    },
    onConflict: (details) => setAsked({ conflict: conflictOf(details, { began: form.began, valuesOf }), runs: null }),
    onRuns: (found) => setAsked({ ...asked, runs: found }),
    askClaims,
    onFaults(found) {
      setAsked(nothingAsked)
      setFaults(found)
    },
  })
  // What nobody has typed over follows what stands in the shop.
  if (names.length === 0 && isBehind(form, product) && !isSaving) setForm(begunWith(product, valuesOf))
  const stands = asked.conflict ? { ...form.began, ...(asked.conflict.present as FormValues) } : form.began
  return {
    ...form,
    names,
    isProposing,
    faults,
    draft,
    ...asked,
    isSaving,
    ...editsOf({ setForm, setFaults, setAsked }),
    /** `prices`: which of them are meant while a scheduled price runs. */
    save(now: FormValues, prices?: PriceTarget) {
      setFaults(noFaults)
      const sent = { change: changeOf(stands, now), back: changeOf(now, stands), prices }
      return save(now, { ...sent, ...against(form, { now, asked }), ...(isProposing && { proposed: { reason: form.reason } }) })
    },
  }
}

/** What is asked before it is saved. */
type Asked = { conflict: Conflict | null; runs: Runs | null }
const nothingAsked: Asked = { conflict: null, runs: null }

export type ProductForm = ReturnType<typeof useProductForm>

/** Against what it is saved. What two have made of it was put together in the dialog: the form still says what one of them typed. */
function against({ began, now: typed, seen }: Form, { now, asked: { conflict } }: { now: FormValues; asked: Asked }) {
  return { typed: conflict ? typed : now, seen: conflict?.version ?? seen, stood: pricesIn(began) }
}

type Setters = {
  setForm: Dispatch<SetStateAction<Form>>
  setFaults: (faults: Readonly<Record<string, string>>) => void
  setAsked: (asked: Asked) => void
}

function editsOf({ setForm, setFaults, setAsked }: Setters) {
  return {
    set: (name: string, value: string | boolean) => setForm((form) => ({ ...form, now: { ...form.now, [name]: value } })),
    setReason: (reason: string) => setForm((form) => ({ ...form, reason })),
    /** What was kept before there were reasons has none. */
    take: (kept: Partial<Form> & Omit<Form, 'reason' | 'isAnew'>) => setForm({ reason: '', isAnew: false, ...kept }),
    revert() {
      setForm((form) => ({ ...form, now: form.began, reason: '' }))
      setFaults(noFaults)
    },
    dismiss: () => setAsked(nothingAsked),
  }
}

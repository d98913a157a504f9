import { useState } from 'react'
import type { OfficeProduct, OfficeProductChange } from '#contract/office/api/goods/products.ts'
import type { SavedProduct } from '#contract/office/api/goods/saved-product.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { shelfPriceNames, type PriceTarget, type ShelfPrices } from '#rules/catalog/shelf-price.ts'
import { editedName } from '#texts/office/goods/label.ts'
import { productPageTexts, savedFields } from '#texts/office/goods/product-page.ts'
import { proposalTexts } from '#texts/office/goods/product/price-proposals.ts'
import { savedWords } from '#texts/office/goods/product/saved-product.ts'
import { joinWords } from '#texts/shared/format.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { fieldErrors, problemMessage } from '../problem-message.ts'
import { useTellChange } from '../saving/tell-change.tsx'
import type { Conflict, FormValues, Runs, SavedForm } from './product-form.ts'
import { useProductChanged } from './use-product.ts'

/** Whether it was refused for claims; then it is asked about, and done again when they are confirmed (GDS-29). */
export type AskClaims = (error: unknown, again: () => Promise<unknown>) => boolean

type Saving = {
  onSaved: (version: number, saving: Pick<SavedForm, 'typed' | 'saved' | 'isAnew'>) => void
  onConflict: (details: Partial<Conflict>) => void
  onRuns: (runs: Runs) => void
  askClaims: AskClaims
  onFaults: (faults: Readonly<Record<string, string>>) => void
}

/**
 * `typed`: what stood in the form when it was sent; `back`: what takes the change back, as long as nobody has changed more; `stood`: prices
 * before it, which stay where others are meant or have to wait.
 */
type Wanted = {
  typed: FormValues
  change: OfficeProductChange
  back: OfficeProductChange
  seen: number
  prices?: PriceTarget | undefined
  stood: FormValues
  /** Its prices only wait for somebody's yes: why. */
  proposed?: { reason: string }
}

type Saved = Pick<SavedProduct, 'version' | 'changed' | 'followed'> & { approval: number | null }

/** Saves what is typed on the page of a product, and tells what was saved or waits; what the shop refuses is given back to the form. */
export function useProductSaving(product: OfficeProduct, { onSaved, onConflict, onRuns, onFaults, askClaims }: Saving) {
  const [say, language] = [useWords(), useLanguage()]
  const send = useSend(product.id)
  const changed = useProductChanged(product.id)
  const tellSaved = useTellSaved(product)
  const tellChange = useTellChange()
  const showToast = useToasts()
  const [isSaving, setSaving] = useState(false)
  const refused = (error: unknown) => {
    if (isProblem(error, 'edit_conflict')) return onConflict(error.details)
    const field = isProblem(error, 'code_taken') ? 'barcode' : isProblem(error, 'flags_exclude') && error.details?.flag
    onFaults(field ? { [field]: problemMessage(error, language) } : fieldErrors(error))
    showToast({ kind: 'error', message: problemMessage(error, language) })
  }
  const save = async (now: FormValues, wanted: Wanted) => {
    const { change, seen, prices, proposed, typed, stood } = wanted
    if (isSaving) return
    setSaving(true)
    try {
      // Two who wrote the same have nothing to save.
      const saved = Object.keys(change).length > 0 ? await send(wanted) : null
      // A regular price does not stand on the product yet: what does is read anew.
      const isAnew = prices === 'regular'
      onSaved(saved?.version ?? seen, { typed, saved: isAnew || proposed ? { ...now, ...stood } : now, isAnew })
      if (saved) tellSaved(saved, wanted)
      else tellChange({ message: say(productPageTexts.saved) })
      await changed()
    } catch (error) {
      if (isProblem(error, 'price_scheduled')) onRuns({ name: error.details.name ?? '', now })
      else if (!askClaims(error, async () => save(now, wanted))) refused(error)
    } finally {
      setSaving(false)
    }
  }
  return { save, isSaving }
}

/** Prices alone that wait are no refusal here. */
function useSend(id: number) {
  const { products } = useOffice()
  return async ({ change, seen: version, prices, proposed }: Wanted): Promise<Saved> => {
    try {
      return await products.change({ id, version, change, prices, ...(proposed && { reason: proposed.reason }) })
    } catch (error) {
      if (isProblem(error, 'approval_needed')) return { version, changed: [], followed: [], approval: error.details.approval ?? null }
      throw error
    }
  }
}

/** Says what was saved, and what waits; either is taken back by the same press. */
function useTellSaved({ id, sharing }: Pick<OfficeProduct, 'id' | 'sharing'>) {
  const say = useWords()
  const { products, approvals, families } = useOffice()
  const changed = useProductChanged(id)
  const tellChange = useTellChange()
  return ({ version, changed: names, followed, approval }: Saved, { back, prices, proposed }: Wanted) => {
    const undoSaved = async () => {
      // What a regular price was stands on no form while another one runs: its version knows.
      const was = prices === 'regular' && !proposed ? regularPricesIn((await products.version({ id, version })).before) : {}
      await products.change({ id, version, change: { ...(proposed ? withoutPrices(back) : back), ...was }, prices })
      // Who was called by its family is so again, and not by a name of its own that says the same.
      if (sharing && names.some(isName) && sharing.fields.some(({ field, is_own: isOwn }) => field === 'name' && !isOwn))
        await families.turnOwn({ id: sharing.family.id, product: id, field: 'name', own: false })
    }
    const undo = async () => {
      try {
        if (approval !== null) await approvals.withdraw({ id: approval })
        if (names.length > 0) await undoSaved()
      } finally {
        await changed()
      }
    }
    const saved = names.length > 0 ? [savedWords(savedFields(namesOf(names)), { followed })] : []
    const said = [...saved, ...(approval === null ? [] : [proposalTexts.sent])]
    tellChange({ message: said.length > 0 ? said.map(say).join(' · ') : say(productPageTexts.saved), ...(said.length > 0 && { undo }) })
  }
}

const isName = (field: string) => field === 'name_zh' || field === 'name_en'

function regularPricesIn(before: unknown): Partial<ShelfPrices> {
  return (before as { regular_prices?: ShelfPrices } | null)?.regular_prices ?? {}
}

function withoutPrices(change: OfficeProductChange): OfficeProductChange {
  return Object.fromEntries(Object.entries(change).filter(([name]) => !shelfPriceNames.some((price) => price === name)))
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

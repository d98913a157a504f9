import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficePicture } from '#contract/office/api/goods/media.ts'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { mostPicturesOfProduct } from '#rules/catalog/pictures/picture-file.ts'
import { withoutFocus } from '#rules/catalog/pictures/picture-focus.ts'
import { productPicturesTexts } from '#texts/office/goods/pictures.ts'
import { savedWords } from '#texts/office/goods/product/saved-product.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../office.tsx'
import { problemMessage } from '../../problem-message.ts'
import { useTellChange } from '../../saving/tell-change.tsx'
import { useDraft } from '../../saving/use-draft.ts'
import { productKey, useProductChanged } from '../use-product.ts'

type Pictures = readonly OfficePicture[]
/** `began`: what stood there when it was begun, against which it is saved. */
type Form = { began: Pictures; now: Pictures }
export type PicturesConflict = { by: string; at: string; present: Pictures }

/** Which picture it is, wherever one looks in it. */
export const nameOfPicture = ({ url }: Pick<OfficePicture, 'url'>) => withoutFocus(url).split('/').at(-1)?.replace('.webp', '') ?? ''

const isSame = (one: Pictures, other: Pictures) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The pictures of a product while they are put in order and described: kept in this browser until they are saved, and saved against what
 * stood there when they were begun.
 */
export function useProductPictures(product: OfficeProduct) {
  const [form, setForm] = useState<Form>({ began: product.pictures, now: product.pictures })
  const [conflict, setConflict] = useState<PicturesConflict | null>(null)
  const isDirty = !isSame(form.began, form.now)
  const draft = useDraft<Form>({ form: `product ${product.id} pictures`, values: form, isDirty })
  const { save, isSaving } = useSaving(product, {
    onSaved({ typed, saved }) {
      const left = (last: Form): Form => ({ began: saved, now: isSame(last.now, typed) ? saved : last.now })
      setForm(left)
      setConflict(null)
      draft.keepRest((held) => (isSame(left(held).now, saved) ? null : left(held)))
    },
    onConflict: setConflict,
  })
  // What nobody has touched follows what stands in the shop.
  if (!isDirty && !isSaving && !isSame(form.began, product.pictures)) setForm({ began: product.pictures, now: product.pictures })
  const change = (to: (now: Pictures) => Pictures) => setForm((last) => ({ ...last, now: to(last.now) }))
  return {
    ...form,
    isDirty,
    isSaving,
    draft,
    conflict,
    change,
    take: setForm,
    revert: () => change(() => form.began),
    /** One that stands there already is not added again. */
    add: (url: string) => change((now) => withPicture(now, url)),
    save: (now: Pictures) =>
      // Of two orders one was chosen in the dialog: the form still has what was done here.
      save(now, { began: form.began, seen: conflict?.present ?? form.began, typed: conflict ? form.now : now }),
    dismiss: () => setConflict(null),
  }
}

export type ProductPicturesForm = ReturnType<typeof useProductPictures>

function withPicture(now: Pictures, url: string): Pictures {
  const added = { url, alt_zh: '', alt_en: '' }
  if (now.length >= mostPicturesOfProduct || now.some((picture) => nameOfPicture(picture) === nameOfPicture(added))) return now
  return [...now, added]
}

type Saving = { onSaved: (saving: { typed: Pictures; saved: Pictures }) => void; onConflict: (conflict: PicturesConflict) => void }

function useSaving({ id }: OfficeProduct, { onSaved, onConflict }: Saving) {
  const [say, language] = [useWords(), useLanguage()]
  const { productMedia } = useOffice()
  const changed = useProductChanged(id)
  const showStored = useShowStored(id)
  const tellChange = useTellChange()
  const showToast = useToasts()
  const [isSaving, setSaving] = useState(false)
  const store = async (pictures: Pictures, seen: Pictures) => {
    const saved = await productMedia.setPictures({ id, pictures: [...pictures], seen: [...seen] })
    showStored(pictures)
    return saved
  }
  const save = async (now: Pictures, { began, seen, typed }: { began: Pictures; seen: Pictures; typed: Pictures }) => {
    if (isSaving) return
    setSaving(true)
    try {
      const saved = await store(now, seen)
      const back = () => store(began, now).finally(changed)
      onSaved({ typed, saved: now })
      tellChange({ message: say(savedWords(productPicturesTexts.saved, saved)), ...(began.length > 0 && { undo: back }) })
      await changed()
    } catch (error) {
      if (isProblem(error, 'edit_conflict')) {
        const { by = '', at = '', present = {} } = error.details
        onConflict({ by, at, present: (present['pictures'] ?? []) as Pictures })
      } else showToast({ kind: 'error', message: problemMessage(error, language) })
    } finally {
      setSaving(false)
    }
  }
  return { save, isSaving }
}

/** What was saved stands in the shop, whether it can be read again or not: the page never falls back to what stood there before. */
function useShowStored(id: number): (pictures: Pictures) => void {
  const queries = useQueryClient()
  return (pictures) => queries.setQueryData<OfficeProduct>(productKey(id), (product) => product && { ...product, pictures: [...pictures] })
}

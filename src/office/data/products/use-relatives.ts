import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedProduct } from '#contract/office/api/goods/saved-product.ts'
import type { Text } from '#rules/locale.ts'
import { savedWords } from '#texts/office/goods/product/saved-product.ts'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { useTellChange } from '../saving/tell-change.tsx'
import type { KeptForm } from '../saving/use-kept-form.tsx'
import { useProductChanged } from './use-product.ts'

const relativesKey = (id: number) => ['product', id, 'relatives']

/** What goes with a product, is picked along with it, or travels apart. */
export function useRelatives(id: number) {
  const { productRelatives } = useOffice()
  return useQuery({ queryKey: relativesKey(id), queryFn: ({ signal }) => productRelatives.find({ id }, { signal }) })
}

type Saved<Made> = {
  says: Text
  kept: KeptForm
  onDone: () => void
  save: () => Promise<Made>
  undo: (made: Made) => Promise<unknown>
}

/** Saves one of these lists; what stood there before is had back once more, by who has changed it. */
export function useRelativesChange<Made extends Pick<SavedProduct, 'followed'> & { status: 'changed' | 'same' }>(
  id: number,
  { says, kept, onDone, save, undo }: Saved<Made>,
) {
  const queries = useQueryClient()
  const changed = useProductChanged(id)
  const say = useWords()
  const tellChange = useTellChange()
  const showAnew = async () => {
    await queries.invalidateQueries({ queryKey: relativesKey(id) })
    await changed()
  }
  return useMutation({
    mutationFn: save,
    async onSuccess(made) {
      kept.forget()
      tellChange({ message: say(savedWords(says, made)), ...(made.status === 'changed' && { undo: () => undo(made).finally(showAnew) }) })
      onDone()
      await showAnew()
    },
  })
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useOffice } from '../office.tsx'
import { useTellChange } from '../saving/tell-change.tsx'
import { useProductChanged } from './use-product.ts'

const relativesKey = (id: number) => ['product', id, 'relatives']

/** What goes with a product, is picked along with it, or travels apart. */
export function useRelatives(id: number) {
  const { productRelatives } = useOffice()
  return useQuery({ queryKey: relativesKey(id), queryFn: ({ signal }) => productRelatives.find({ id }, { signal }) })
}

type Saved = { says: string; kept: { forget: () => void }; onDone: () => void; save: () => Promise<unknown>; undo: () => Promise<unknown> }

/** Saves one of these lists; what stood there before is had back once more. */
export function useRelativesChange(id: number, { says, kept, onDone, save, undo }: Saved) {
  const queries = useQueryClient()
  const changed = useProductChanged(id)
  const tellChange = useTellChange()
  const showAnew = async () => {
    await queries.invalidateQueries({ queryKey: relativesKey(id) })
    await changed()
  }
  return useMutation({
    mutationFn: save,
    async onSuccess() {
      kept.forget()
      tellChange({ message: says, undo: () => undo().finally(showAnew) })
      onDone()
      await showAnew()
    },
  })
}

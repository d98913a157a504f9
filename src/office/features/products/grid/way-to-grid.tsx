import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Table2 } from 'lucide-react'
import type { ProductsSearch } from '#contract/office/products-address.ts'
import { mostInGrid } from '#rules/grid/grid-fields.ts'
import { gridTexts } from '#texts/office/goods/grid.ts'
import { Button } from '#ui/controls/button.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { officePaths } from '../../../data/paths.ts'
import { problemMessage } from '../../../data/problem-message.ts'
import { askedOf } from '../../../data/products/use-products.ts'
import { useIsNarrow } from '../../../data/use-is-narrow.ts'
import { useMay } from '../../../data/use-me.ts'

type WayToGridProps = {
  search: ProductsSearch
  words: string
  /** Those that are selected; none for the first of the filter. */ chosen: readonly number[]
}

/** From the list into the grid: with what is selected, else with the first 200 that the filter finds. */
export function WayToGrid({ search, words, chosen }: WayToGridProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { products } = useOffice()
  const router = useRouter()
  const showToast = useToasts()
  const isNarrow = useIsNarrow()
  const mayWrite = useMay()('products.texts')
  const open = useMutation({
    mutationFn: async () => {
      if (chosen.length > 0) return chosen
      return (await products.list({ ...askedOf({ search, words }), rows: mostInGrid })).rows.map(({ id }) => id)
    },
    onSuccess: (ids) => router.navigate({ href: officePaths.productGrid(ids.slice(0, mostInGrid)) }),
    onError: (error) => showToast({ kind: 'error', message: problemMessage(error, language) }),
  })
  if (isNarrow || !mayWrite) return null
  return (
    <Button kind="secondary" size="small" busy={open.isPending} onClick={() => open.mutate()}>
      <Table2 size={16} aria-hidden="true" />
      {say(gridTexts.open)}
    </Button>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { GridRow, GridSaved } from '#contract/office/api/goods/product-grid.ts'
import { useOffice } from '../../office.tsx'

const key = (ids: string) => ['product grid', ids]

/** Products as the grid edits them. What is typed beside them stays while they are asked for anew. */
export function useGridRows(ids: string) {
  const { productGrid } = useOffice()
  return useQuery({ queryKey: key(ids), queryFn: ({ signal }) => productGrid.find({ ids }, { signal }), staleTime: Infinity })
}

/** Puts into what is shown how the cells stand after a save; lists and pages of products ask anew. */
export function useGridSaved(ids: string) {
  const queries = useQueryClient()
  return (saved: readonly GridSaved[]) => {
    const of = new Map(saved.map((product) => [product.id, product]))
    queries.setQueryData(
      key(ids),
      (before: { rows: GridRow[] } | undefined) => before && { rows: before.rows.map((row) => became(row, of.get(row.id))) },
    )
    for (const changed of ['products', 'product', 'product batches']) void queries.invalidateQueries({ queryKey: [changed] })
  }
}

export function useGridAnew(ids: string): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    for (const changed of ['products', 'product', 'product batches']) void queries.invalidateQueries({ queryKey: [changed] })
    await queries.invalidateQueries({ queryKey: key(ids) })
  }
}

function became(row: GridRow, saved: GridSaved | undefined): GridRow {
  if (!saved) return row
  const meanwhile = Object.entries(saved.refused).flatMap(([field, { stands }]) => (stands === undefined ? [] : [[field, stands]]))
  return { ...row, fields: { ...row.fields, ...saved.fields, ...Object.fromEntries(meanwhile) } }
}

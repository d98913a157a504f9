import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { ListColumns } from '#contract/office/api/lists.ts'

/**
 * Columns stand as they were put at once, in what `key` has read; that they are kept may take a moment. What was being read meanwhile is given
 * up, and read anew once the last of several changes is kept or refused.
 */
export function useKeepColumns(key: QueryKey, keep: (columns: ListColumns) => Promise<unknown>): (columns: ListColumns) => Promise<void> {
  const queries = useQueryClient()
  const mutationKey = ['columns', ...key]
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: keep,
    onSettled() {
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey: key })
    },
  })
  return async (columns) => {
    void queries.cancelQueries({ queryKey: key })
    queries.setQueryData(key, (before: object | undefined) => before && { ...before, columns })
    await mutateAsync(columns)
  }
}

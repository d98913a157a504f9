import type { GridSearch } from '../../paths.ts'

/** Which products stand in the grid, and which fields; what means nothing is left out. */
export function readGridSearch({ ids, fields }: Readonly<Record<string, unknown>>): GridSearch {
  return {
    ...(/^\d{1,9}(?:,\d{1,9}){0,199}$/.test(String(ids)) && { ids: String(ids) }),
    ...(typeof fields === 'string' && { fields }),
  }
}

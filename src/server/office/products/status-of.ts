import { isDeepStrictEqual } from 'node:util'

/** Whether what was said is what stood there already. */
export const statusOf = ({ before, after }: { before: unknown; after: unknown }) =>
  isDeepStrictEqual(before, after) ? ('same' as const) : ('changed' as const)

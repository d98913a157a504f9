import * as z from 'zod'

/** Filter and sort of a view as it was kept. */
export const viewQuery = z.record(z.string(), z.string())

/** Columns of a list as they were kept. */
export const listColumns = z.object({
  order: z.array(z.string()).default([]),
  hidden: z.array(z.string()).default([]),
  widths: z.record(z.string(), z.number()).default({}),
})

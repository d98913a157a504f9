import * as z from 'zod'
import { textUpTo } from '#contract/shared/fields.ts'
import { orderFilterFieldNames, readOrderFilter, type FilterWords } from '#rules/orders/order-filter.ts'
import { orderViews } from '#rules/orders/order-views.ts'

/** Each field of a filter as it stands in addresses. What means nothing is refused: it must not be taken for "all". */
const filterFields = Object.fromEntries(orderFilterFieldNames.map((field) => [field, textUpTo(600).optional()])) as Record<
  keyof FilterWords,
  z.ZodOptional<z.ZodString>
>

/** Which orders are meant: those of a view, narrowed by a filter (DSK-02, DSK-03). */
export const ordersMeant = z.object({ view: z.enum(orderViews).default('all'), ...filterFields }).check((asked) => {
  for (const field of readOrderFilter(asked.value).faults)
    asked.issues.push({ code: 'custom', message: 'invalid', path: [field], input: asked.value })
})

import * as z from 'zod'
import { textUpTo, wordsToFind } from '#contract/shared/fields.ts'
import { productFilterFieldNames, readProductFilter, type ProductFilterWords } from '#rules/catalog/product-filter.ts'

/** Each field of a filter as it stands in addresses. What means nothing is refused: it must not be taken for "all". */
const filterFields = Object.fromEntries(productFilterFieldNames.map((field) => [field, textUpTo(800).optional()])) as Record<
  keyof ProductFilterWords,
  z.ZodOptional<z.ZodString>
>

/** Which products are meant: those of a filter on which all the words stand (GDS-02, GDS-03). */
export const productsMeant = z.object({ ...filterFields, words: wordsToFind.optional() }).check((asked) => {
  for (const field of readProductFilter(asked.value).faults)
    asked.issues.push({ code: 'custom', message: 'invalid', path: [field], input: asked.value })
})

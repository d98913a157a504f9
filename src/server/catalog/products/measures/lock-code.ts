import { askedTogether } from '#database/asked-together.ts'
import { holdNames } from '#database/hold-names.ts'
import { listProductsOfCodes } from './store.ts'

type Asked = { forms: readonly string[]; except: number }

/**
 * The other product that has this code; null when it is free. Of two who give one code to two products at once, the second waits here
 * until the first is done.
 */
export const lockCode = askedTogether(async (tx, asked: readonly Asked[]) => {
  await holdNames(tx, { kind: 'barcode', names: asked.flatMap(({ forms }) => forms.toSorted()[0] ?? []) })
  const products = await listProductsOfCodes(
    tx,
    asked.flatMap(({ forms }) => forms),
  )
  const byCode = Map.groupBy(products, ({ barcode }) => barcode)
  return asked.map(({ forms, except }) => forms.flatMap((form) => byCode.get(form) ?? []).find(({ id }) => id !== except) ?? null)
})

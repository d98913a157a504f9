import { formsOfCode } from '#rules/catalog/barcode.ts'
import type { Candidates } from '#rules/imports/find-target.ts'
import type { ToCompare } from '#server/catalog/products/published/goods-of-files.ts'

/** Products by their keys. */
export function candidatesOf(products: readonly ToCompare[]): Candidates<ToCompare> {
  const inUse = products.filter(({ state }) => state !== 'archived')
  const bySupplierCode = new Map<string, ToCompare[]>()
  for (const product of inUse)
    if (product.supplier_code !== null)
      bySupplierCode.set(product.supplier_code, [...(bySupplierCode.get(product.supplier_code) ?? []), product])
  return {
    byId: new Map(products.map((product) => [product.id, product])),
    byBarcode: new Map(inUse.flatMap((product) => formsOf(product).map((form) => [form, product] as const))),
    bySupplierCode,
    bySlug: new Map(products.map((product) => [product.slug, product])),
  }
}

const formsOf = ({ barcode }: ToCompare) => (barcode === null ? [] : formsOfCode(barcode))

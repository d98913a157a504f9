import type { RowKey } from './import-fields.ts'

/** Products that keys of rows may mean, each by its keys. */
export type Candidates<Product> = {
  byId: ReadonlyMap<number, Product>
  byBarcode: ReadonlyMap<string, Product>
  /** Several may have one. */
  bySupplierCode: ReadonlyMap<string, readonly Product[]>
  bySlug: ReadonlyMap<string, Product>
}

export type Keys = { id?: number; barcode?: string; supplier_code?: string; slug?: string }

/** `unknownId`: no product has it. `several`: more than one product has it. `otherProduct`: it belongs to another one than the row means. */
export type TargetFault = { field: RowKey; code: 'unknownId' | 'several' | 'otherProduct' }

/** Which product a row means: by id, else bar code, else supplier's code, else slug (IMP-05); null for one that is not there yet. */
export function findTarget<Product extends { id: number }>(
  keys: Keys,
  candidates: Candidates<Product>,
): { product: Product | null } | { fault: TargetFault } {
  const { ofCode, ofSupplier, ofSlug } = meantBy(keys, candidates)
  const product = keys.id === undefined ? (ofCode ?? ofSupplier[0] ?? ofSlug ?? null) : candidates.byId.get(keys.id)
  if (product === undefined) return { fault: { field: 'id', code: 'unknownId' } }
  if (keys.id === undefined && !ofCode && ofSupplier.length > 1) return { fault: { field: 'supplier_code', code: 'several' } }
  if (ofCode && ofCode !== product) return { fault: { field: 'barcode', code: 'otherProduct' } }
  if (ofSlug && ofSlug !== product) return { fault: { field: 'slug', code: 'otherProduct' } }
  return { product }
}

function meantBy<Product>({ barcode, supplier_code: supplierCode, slug }: Keys, candidates: Candidates<Product>) {
  return {
    ofCode: barcode === undefined ? undefined : candidates.byBarcode.get(barcode),
    ofSupplier: supplierCode === undefined ? [] : (candidates.bySupplierCode.get(supplierCode) ?? []),
    ofSlug: slug === undefined ? undefined : candidates.bySlug.get(slug),
  }
}

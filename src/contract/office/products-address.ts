import {
  productFilterFieldNames,
  productSorts,
  readProductField,
  type ProductFilterWords,
  type ProductSort,
} from '#rules/catalog/product-filter.ts'

/** What of the list of products stands in its address (NAV-02). */
export type ProductsSearch = ProductFilterWords & { sort?: ProductSort }

/** Reads an address; what means nothing in it is left out. */
export function readProductsSearch(search: Readonly<Record<string, unknown>>): ProductsSearch {
  const sort = productSorts.find((each) => each === search['sort'])
  const fields = productFilterFieldNames.flatMap((field) => {
    // The router reads what looks like a number as one.
    const written = typeof search[field] === 'number' ? String(search[field]) : search[field]
    return typeof written === 'string' && readProductField(field, written) !== null ? [[field, written]] : []
  })
  return { ...Object.fromEntries(fields), ...(sort && sort !== '-changed' && { sort }) }
}

/** The filter alone. */
export function productFilterOf({ sort: _sort, ...filter }: ProductsSearch): ProductFilterWords {
  return filter
}

export function productsAddress(search: ProductsSearch = {}): string {
  const written = new URLSearchParams(Object.entries(readProductsSearch(search)) as [string, string][]).toString()
  return written ? `/office/products?${written}` : '/office/products'
}

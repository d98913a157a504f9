import { checkDigitOf } from '#rules/catalog/barcode.ts'
import type { Measures } from '#server/catalog/products/measures/change-measures.ts'
import { plausible } from '#demo/plausible.ts'
import { categories, type CategorySlug } from './categories.ts'
import type { SeedProduct } from './seed-product.ts'

/** Where each product of the demo shop lies, its bar code, weight and sides: the same at every furnishing, in the order of the catalogue. */
export function measuresOf(products: readonly SeedProduct[]): Measures[] {
  const onShelf = new Map<string, number>()
  return products.map((product, place) => {
    const shelf = shelfOf(product)
    const before = onShelf.get(shelf) ?? 0
    onShelf.set(shelf, before + 1)
    return {
      shelf: `${shelf}-${before + 1}`,
      ...(isMadeInHouse(product) ? {} : { barcode: tradeNumber(place) }),
      ...sizeOf(product),
    }
  })
}

/** A main category is a row of racks, its sub-categories the racks in it; gifts lie in a row of their own. */
function shelfOf({ categories: [first] }: SeedProduct): string {
  return first === undefined ? 'Z-01' : rackOf(first)
}

const rows = categories.filter((category) => !('parent' in category))

function rackOf(slug: CategorySlug): string {
  const category = categories.find((each) => each.slug === slug)
  const row = category && 'parent' in category ? category.parent : slug
  const racks = categories.filter((each) => 'parent' in each && each.parent === row)
  const rack = racks.findIndex((each) => each.slug === slug) + 1
  return `${'ABCDEFGHJKLMNPQRSTUVWXY'[rows.findIndex((each) => each.slug === row)]}-${String(rack).padStart(2, '0')}`
}

/** What the house cuts and pours itself carries no printed code, and neither do gifts: it is counted by hand. */
function isMadeInHouse({ categories: shelves, giftOnly }: SeedProduct): boolean {
  return giftOnly === true || shelves.includes('soap')
}

/** An EAN-13 that begins as those of Taiwan do. */
function tradeNumber(place: number): string {
  const digits = `4719876${String(20_100 + place)}`
  return digits + String(checkDigitOf(digits))
}

/** What stands on the label, with its wrapping; else what such goods weigh. */
function sizeOf({ slug, content }: SeedProduct): Pick<Measures, 'weight_g' | 'sides_mm'> {
  const { size } = content.facts
  const [, figure, unit] = /^(\d+(?:\.\d+)?) ?(ml|g|kg|L)/.exec(typeof size === 'string' ? size : (size?.zh ?? '')) ?? []
  const grams = figure === undefined ? plausible(`${slug} weight`, [40, 420]) : Number(figure) * (unit === 'kg' || unit === 'L' ? 1000 : 1)
  const weight_g = Math.max(Math.round(grams * 1.15) + 12, 20)
  const edge = Math.round(Math.cbrt(weight_g * 1400))
  return { weight_g, sides_mm: [Math.round(edge * 1.6), edge, Math.max(Math.round(edge * 0.7), 8)] }
}

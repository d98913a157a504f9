import { claimingTexts } from '#rules/claims/find-claims.ts'
import { shelfPriceNames } from '#rules/catalog/shelf-price.ts'
import { besides, type GridField } from '#rules/grid/grid-fields.ts'
import type { WeighedRefusal } from '#server/catalog/products/judging/weigh-change.ts'

/** By their fields, the cells for which a product refuses what is typed, each with what is said beside it; at least one of those named. */
export function blamedCells(refusal: WeighedRefusal, fields: readonly GridField[]): Map<GridField, WeighedRefusal> {
  const blamed = namedBy(refusal).flatMap(([field, why]) => {
    const own = fields.filter((each) => each === field)
    // A price may be too high because the list price was lowered: then the list price is the cell that was typed.
    const meant = own.length > 0 ? own : fields.filter((each) => besides(field).includes(each))
    return meant.map((each): [GridField, WeighedRefusal] => [each, why(each)])
  })
  return new Map(blamed.length > 0 ? blamed : fields.map((field) => [field, refusal]))
}

type Named = [field: string, why: (cell: GridField) => WeighedRefusal]

function namedBy(refusal: WeighedRefusal): Named[] {
  const as = (field: string): Named => [field, () => refusal]
  switch (refusal.code) {
    case 'wrong_value':
      return Object.entries(refusal.faults).map(([field, fault]) => [
        field,
        (cell) => ({ ...refusal, faults: { [cell]: cell !== field && fault === 'required' ? 'bothOrNeither' : fault } }),
      ])
    case 'flags_exclude':
      return [as(refusal.flag)]
    case 'code_taken':
      return [as('barcode')]
    case 'price_scheduled':
      return shelfPriceNames.map(as)
    case 'claims_unconfirmed':
      return claimingTexts.map(as)
    case 'label_incomplete':
      return []
  }
}

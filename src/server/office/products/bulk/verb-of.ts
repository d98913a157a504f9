import type { BatchMove, BulkMove } from '#rules/catalog/bulk/bulk-move.ts'
import type { BulkVerb } from './bulk-verb.ts'
import { fieldVerb } from './move-fields.ts'
import { shelfVerb } from './move-shelves.ts'
import { stateVerb } from './move-states.ts'

const verbs: { readonly [Kind in BulkMove['kind']]: BulkVerb<Extract<BulkMove, { kind: Kind }>> } = {
  on: stateVerb,
  off: stateVerb,
  archive: stateVerb,
  schedule: stateVerb,
  price: fieldVerb,
  price_by_percent: fieldVerb,
  price_by_amount: fieldVerb,
  origin_price: fieldVerb,
  flag: fieldVerb,
  member_limit: fieldVerb,
  brand: fieldVerb,
  add_to_category: shelfVerb,
  remove_from_category: shelfVerb,
}

/** The verb behind a move. */
export function verbOf({ kind }: BulkMove): BulkVerb<BulkMove> {
  return verbs[kind] as BulkVerb<BulkMove>
}

/** How what a batch has done is taken back of one product; what was typed into the grid are fields, each with its own old value. */
export function wayBackOf(move: BatchMove): BulkVerb<BulkMove>['takeBack'] {
  return move.kind === 'grid' ? fieldVerb.takeBack : verbOf(move).takeBack
}

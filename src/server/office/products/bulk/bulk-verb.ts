import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import type { BulkMove } from '#rules/catalog/bulk/bulk-move.ts'
import type { Result } from '#rules/result.ts'
import type { WeighedRefusal } from '#server/catalog/products/judging/weigh-change.ts'
import type { ShelvesRefusal } from '#server/catalog/products/shelves/set-shelves-of-product.ts'
import type { PutAwayRefusal } from '#server/catalog/products/states/put-product-away.ts'
import type { WholeProduct } from '#server/catalog/products/published/held-products.ts'

/** What a move changes of a product, by the names of the fields, as JSON keeps it. */
export type Values = Readonly<Record<string, unknown>>

export type BulkRefusal =
  | WeighedRefusal
  | PutAwayRefusal
  | ShelvesRefusal
  /** There is no price of that ending, or within what a price may be. */
  | { code: 'no_such_price' }
  /** A campaign gives it away, so it is never ordered in advance. */
  | { code: 'is_gift' }
  /** It is not as it was when the move was tried, or when it was made; who has saved it last, if it is still there. */
  | { code: 'changed_meanwhile'; by: string | null }

/** What a move would do with a product. Where both are equal, there is nothing to change and nothing refuses it. */
export type Weighed = { before: Values; after: Values; refusal: BulkRefusal | null }

export type Held<Move extends BulkMove = BulkMove> = { row: WholeProduct; move: Move; now: Date }
export type Pressed = { actor: Actor; reason: string }
export type ToReturn = Pressed & { row: WholeProduct; before: Values; after: Values; now: Date }

/** How a move goes with one product: looked at, made with a product that is held, and taken back. Both answer the version. */
export type BulkVerb<Move extends BulkMove> = {
  weigh: (tx: Tx, held: Held<Move>) => Promise<Weighed>
  make: (tx: Tx, held: Held<Move> & Pressed) => Promise<Result<number, BulkRefusal>>
  takeBack: (tx: Tx, taken: ToReturn) => Promise<Result<number, BulkRefusal>>
}

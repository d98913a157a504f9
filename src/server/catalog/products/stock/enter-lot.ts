import type { Tx } from '#database/connect.ts'
import { taipeiDay, type Day } from '#rules/calendar.ts'
import { blockDayOf, expiryFault, stateOn } from '#rules/catalog/lots.ts'
import type { StockTerms } from '#rules/catalog/stock/stock-terms.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { LockedProduct } from '../store.ts'
import { findLot, findOrCreateLot } from './lot-store.ts'

/** As it stands on the goods, or one that is known. */
export type LotGiven = { number: string; expires_on: Day } | { id: number }

export type LotRefusal =
  /** Of these goods each unit has a lot. */
  | { code: 'lot_required' }
  /** Such a day is rarely meant: it can be confirmed. */
  | { code: 'expiry_unlikely'; why: 'past' | 'too_late' }
  | { code: 'unknown_lot' }

export type Entering = {
  product: LockedProduct
  lot: LotGiven | undefined
  /** The day of expiry was looked at again. */
  confirmed: boolean
  terms: StockTerms
  now: Date
}

/** The lot that goods come into, made if it is new; null for goods in no lot. Whoever calls holds the product (STK-05). */
export async function enterLot(tx: Tx, { product, lot, confirmed, terms, now }: Entering): Promise<Result<number | null, LotRefusal>> {
  if (!lot) return product.lots_followed ? refuse({ code: 'lot_required' }) : ok(null)
  if ('id' in lot) {
    const known = await findLot(tx, lot.id)
    return known?.product_id === product.id ? ok(known.id) : refuse({ code: 'unknown_lot' })
  }
  const today = taipeiDay(now)
  const { expires_on } = lot
  const why = expiryFault({ expires_on, shelf_life_days: product.shelf_life_days, today })
  if (why && !confirmed) return refuse({ code: 'expiry_unlikely', why })
  const block_on = blockDayOf({ expires_on, product, terms })
  const state = stateOn({ expires_on, block_on, state: 'open', by_hand: false }, today)
  return ok(await findOrCreateLot(tx, { product_id: product.id, number: lot.number, expires_on, received_on: today, block_on, state }))
}

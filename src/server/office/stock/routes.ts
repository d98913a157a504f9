import { findCost, valueOfStock } from '#server/catalog/products/cost/find-cost.ts'
import { setCost } from '#server/catalog/products/cost/set-cost.ts'
import { changeStockTerms, type StockTermsRefusal } from '#server/catalog/products/stock/change-stock-terms.ts'
import { findStock } from '#server/catalog/products/stock/find-stock.ts'
import { listHoldings, listShortHoldings } from '#server/catalog/products/stock/list-held.ts'
import { listMovements } from '#server/catalog/products/stock/list-movements.ts'
import { listStock } from '#server/catalog/products/stock/list-stock.ts'
import { correctLedger, moveStock, type MoveRefusal } from '#server/catalog/products/stock/move-stock.ts'
import { reverseMovement } from '#server/catalog/products/stock/reverse-movement.ts'
import { setLotState } from '#server/catalog/products/stock/set-lot-state.ts'
import { transferLot } from '#server/catalog/products/stock/transfer-lot.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff, staffLists } from '#server/platform/office/office-procedures.ts'
import { setsPrices } from '../products/sets-prices.ts'
import { seesCost } from '../products/sees-cost.ts'

const { stock } = staff

export const stockRoutes = {
  list: staffLists.stock.list.handler(async ({ context: { shop, language }, input }) =>
    listStock(shop, { ...input, cursor: input.cursor, language }),
  ),

  short: stock.short.handler(async ({ context: { shop, language } }) => ({ rows: await listShortHoldings(shop, language) })),

  find: stock.find.handler(async ({ context: { shop, language, permissions }, input: { id } }) => {
    const found = await findStock(shop, { id, language })
    if (!found) throw problem({ status: 'product_not_found' })
    return { ...found, cost: seesCost(permissions) ? await findCost(shop, found) : null }
  }),

  value: staffLists.stock.value.handler(async ({ context: { shop, permissions } }) =>
    seesCost(permissions) ? valueOfStock(shop) : { value_cents: null, unknown: 0 },
  ),

  setCost: stock.setCost.handler(async ({ context: { shop, actor, permissions }, input: { id, average_cents: cents, reason } }) => {
    if (!setsPrices(permissions)) throw problem({ status: 'permission_denied' })
    const set = await setCost(shop, { id, cents, reason, actor })
    if (!set.ok) throw problem({ status: 'product_not_found' })
    return { status: set.value }
  }),

  movements: staffLists.stock.movements.handler(async ({ context: { shop }, input }) => listMovements(shop, input)),

  reserved: stock.reserved.handler(async ({ context: { shop, language }, input: { id } }) => ({
    rows: await listHoldings(shop, { id, language }),
  })),

  move: stock.move.handler(async ({ context: { shop, actor, caller, permissions, idempotencyKey }, input: { id, ...asked } }) => {
    const { unit_cost_cents: unitCost, ...moved } = asked
    if (unitCost !== undefined && !setsPrices(permissions)) throw problem({ status: 'permission_denied' })
    if (unitCost !== undefined && moved.kind !== 'receipt')
      throw problem({ status: 'validation_error', details: { errors: { unit_cost_cents: 'invalid' } } })
    const done = await moveStock(shop, { ...moved, unitCost, product: id, cause: `${caller} ${idempotencyKey}`, actor })
    if (!done.ok) throw moveProblem(done.refusal)
    return done.value
  }),

  correct: stock.correct.handler(async ({ context: { shop, actor, caller, idempotencyKey }, input: { id, ...corrected } }) => {
    const done = await correctLedger(shop, { ...corrected, product: id, cause: `${caller} ${idempotencyKey}`, actor })
    if (!done.ok) throw moveProblem(done.refusal)
    return done.value
  }),

  reverse: stock.reverse.handler(async ({ context: { shop, actor }, input: { id, note } }) => {
    const done = await reverseMovement(shop, { id, note, actor })
    if (done.ok) return done.value
    const { refusal } = done
    if (refusal.code === 'no_such_movement') throw problem({ status: 'not_found' })
    throw refusal.code === 'movement_stands' ? problem({ status: 'movement_stands' }) : moveProblem(refusal)
  }),

  changeTerms: stock.changeTerms.handler(async ({ context: { shop, actor }, input: { id, seen, ...said } }) => {
    const changed = await changeStockTerms(shop, { actor, id, said, seen })
    if (changed.ok) return { status: changed.value }
    throw termsProblem(changed.refusal)
  }),

  setLotState: stock.setLotState.handler(async ({ context: { shop, actor }, input }) => {
    const set = await setLotState(shop, { ...input, actor })
    if (!set.ok) throw problem({ status: set.refusal.code === 'unknown_lot' ? 'lot_not_found' : set.refusal.code })
    return { status: set.value }
  }),

  transferLot: stock.transferLot.handler(async ({ context: { shop, actor, caller, idempotencyKey }, input }) => {
    const { id: lot, product: to, ...units } = input
    const done = await transferLot(shop, { lot, to, ...units, cause: `${caller} ${idempotencyKey}`, actor })
    if (done.ok) return { status: done.value }
    throw done.refusal.code === 'same_product'
      ? problem({ status: 'validation_error', details: { errors: { product: 'invalid' } } })
      : moveProblem(done.refusal)
  }),
}

function termsProblem(refusal: StockTermsRefusal) {
  switch (refusal.code) {
    case 'wrong_quota':
      return problem({ status: 'validation_error', details: { errors: refusal.faults } })
    case 'quota_moved': {
      const { version, at, present } = refusal
      return problem({ status: 'edit_conflict', details: { by: '', at: at.toISOString(), version, present } })
    }
    case 'unknown_product':
      return problem({ status: 'product_not_found' })
  }
}

function moveProblem(refusal: MoveRefusal) {
  switch (refusal.code) {
    case 'unknown_product':
      return problem({ status: 'product_not_found' })
    case 'unknown_lot':
      return problem({ status: 'lot_not_found' })
    case 'too_much':
      return problem({ status: 'validation_error', details: { errors: { quantity: 'invalid' } } })
    case 'not_enough_stock':
      return problem({ status: 'not_enough_stock', details: { left: refusal.left } })
    case 'expiry_unlikely':
      return problem({ status: 'expiry_unlikely', details: { why: refusal.why } })
    case 'lot_recalled':
      return problem({ status: 'lot_recalled' })
    case 'lot_required':
      return problem({ status: 'lot_required' })
  }
}

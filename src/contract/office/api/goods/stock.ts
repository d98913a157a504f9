import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { day, idInBody, idInPath, instant, lineUpTo, temperature, word, wordsToFind } from '#contract/shared/fields.ts'
import { lotStates } from '#rules/catalog/lots.ts'
import { kindsByHand, movementKinds } from '#rules/catalog/stock/stock-movements.ts'
import { stockViews } from '#rules/catalog/stock/stock-views.ts'
import { orderStatuses } from '#rules/orders/order.ts'
import { staffCall, staffChange } from '../office-call.ts'

const goods = z.object({
  id: z.int(),
  name: z.string(),
  picture: z.string(),
  shelf: z.string().nullable(),
  barcode: z.string().nullable(),
  temperature,
  stock: z.int(),
  reserved: z.int(),
  /** Kept back: safety stock, and units of lots that are not open. */
  withheld: z.int(),
  /** What can be sold. */
  free: z.int(),
  /** For so many days what is free suffices, as it sold in the last 30; null when nothing was sold. */
  days_of_cover: z.int().nullable(),
  next_expiry: day.nullable(),
})
export type GoodsInStock = z.infer<typeof goods>

const lot = z.object({
  id: z.int(),
  number: z.string(),
  expires_on: day,
  received_on: day,
  quantity: z.int(),
  state: z.enum(lotStates),
  /** From this day on it is blocked. */
  block_on: day,
  /** A person has said the state. */
  by_hand: z.boolean(),
  /** Nothing of it goes to anybody any more. */
  recalled: z.boolean(),
})
export type StockLot = z.infer<typeof lot>

const terms = z.object({
  safety_stock: z.int().min(0, 'invalid').max(1_000_000, 'invalid'),
  /** Fewer free units than this are scarce; null and the next null: as the shop says. */
  low_stock_at: z.int().min(0, 'invalid').max(1_000_000, 'invalid').nullable(),
  /** Or fewer than suffice for so many days. */
  low_stock_days: z.int().min(1, 'invalid').max(365, 'invalid').nullable(),
  /** What is received has a lot and a day on which it expires. */
  lots_followed: z.boolean(),
  /** The least days that are left when the goods reach their buyer. */
  arrival_days: z.int().min(1, 'invalid').max(3650, 'invalid').nullable(),
  /** For how long fresh goods keep. */
  shelf_life_days: z.int().min(1, 'invalid').max(7300, 'invalid').nullable(),
  /** Units of a preorder that are promised beyond what is there. */
  preorder_quota: z.int().min(0, 'invalid').max(1_000_000, 'invalid'),
  /** The day on which they come. */
  quota_expected_on: day.nullable(),
})

/** In hundredths of a TWD. */
export const unitCost = z.int('integer').min(0, 'invalid').max(1_000_000_000, 'invalid')

const cost = z.object({
  /** What a unit costs on the average; null where nobody knows. */
  average_cents: unitCost.nullable(),
  /** Units times the average, never rounded. */
  value_cents: z.int().nullable(),
})
export type CostOfProduct = z.infer<typeof cost>

const product = goods.extend({
  ...terms.shape,
  /** A preorder, of which a quota can be said. */
  exclusive: z.boolean(),
  /** Units in no lot. */
  in_no_lot: z.int(),
  /** Units that picking may take. */
  on_shelf: z.int(),
  lots: z.array(lot),
  /** For how many main units a bundle suffices; null for what is none. */
  bundles: z.int().nullable(),
  /** For whoever may see what goods cost; null for others. */
  cost: cost.nullable(),
})
export type ProductInStock = z.infer<typeof product>

const movement = z.object({
  id: z.int(),
  at: instant,
  kind: z.enum(movementKinds),
  delta: z.int(),
  /** The stock after it. */
  after: z.int(),
  lot: z.object({ id: z.int(), number: z.string(), expires_on: day }).nullable(),
  /** The parcel that it belongs to, and the order of that. */
  parcel: z.object({ number: z.string(), order: z.string() }).nullable(),
  /** The delivery that it came with. */
  delivery: z.int().nullable(),
  actor: z.string(),
  note: z.string(),
  reverses: z.int().nullable(),
  /** It can be taken back. */
  reversible: z.boolean(),
})
export type StockMovement = z.infer<typeof movement>

export const holding = z.object({
  id: z.int(),
  product: z.object({ id: z.int(), name: z.string() }),
  number: z.string(),
  order: z.string(),
  status: z.enum(orderStatuses),
  quantity: z.int(),
  since: instant,
  /** Until when it waits for money; null where it stays until it is picked or cancelled. */
  until: instant.nullable(),
  /** With those before it, it holds more than picking may take. */
  short: z.boolean(),
  /** With those before it, it holds more than there is: a delivery has yet to come. */
  awaited: z.boolean(),
})
export type StockHolding = z.infer<typeof holding>

const ofProduct = z.object({ id: idInPath })
const note = lineUpTo(300)
const reason = note.min(1, 'required')
const units = z.int().min(1, 'invalid').max(100_000, 'invalid')
const lotNumber = lineUpTo(40).toUpperCase().min(1, 'required')
/** As it stands on the goods, or one that is known. */
const lotGiven = z.union([z.object({ id: idInBody }), z.object({ number: lotNumber, expires_on: day })])
const moved = z.object({ stock: z.int() })
const moveRefusals = refusals('product_not_found', 'lot_required', 'expiry_unlikely', 'not_enough_stock', 'lot_not_found', 'lot_recalled')
const told = z.object({ status: z.enum(['changed', 'same']) })

/** What lies in the house, and every way in which it moves. */
export const stockApi = {
  list: staffCall('stock.view')
    .route({ method: 'GET', path: '/office/api/v1/stock', summary: 'Goods with their stock, those that came last first' })
    .input(z.object({ view: z.enum(stockViews).default('all'), words: wordsToFind.default(''), cursor: word.optional() }))
    .output(z.object({ rows: z.array(goods), next: z.string().nullable() })),
  short: staffCall('stock.view')
    .route({ method: 'GET', path: '/office/api/v1/stock/short', summary: 'Parcels that hold goods of which too few lie in open lots' })
    .output(z.object({ rows: z.array(holding) })),
  find: staffCall('stock.view')
    .route({ method: 'GET', path: '/office/api/v1/stock/{id}', summary: 'One product with its stock, its lots and its terms' })
    .errors(refusals('product_not_found'))
    .input(ofProduct)
    .output(product),
  value: staffCall('stock.view')
    .route({ method: 'GET', path: '/office/api/v1/stock/value', summary: 'What lies in the house at cost, for whoever may see that' })
    .output(
      z.object({
        /** Null for who may not see it. */
        value_cents: z.int().nullable(),
        /** Products in the house of which nobody knows what they cost. */
        unknown: z.int(),
      }),
    ),
  setCost: staffChange('products.price')
    .route({ method: 'PUT', path: '/office/api/v1/stock/{id}/cost', summary: 'Say what a unit of a product costs from now on' })
    .errors(refusals('product_not_found'))
    .input(ofProduct.extend({ average_cents: unitCost, reason }))
    .output(told),
  movements: staffCall('stock.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/stock/{id}/movements',
      summary: 'The ledger of a product, the newest movement first, with the stock after each',
    })
    .errors(refusals('product_not_found'))
    .input(
      ofProduct.extend({
        kind: z.enum(movementKinds).optional(),
        lot: z.coerce.number<number>().int().min(1).optional(),
        actor: word.optional(),
        day: day.optional(),
        cursor: word.optional(),
      }),
    )
    .output(z.object({ rows: z.array(movement), next: z.string().nullable(), actors: z.array(z.string()) })),
  reserved: staffCall('stock.view')
    .route({ method: 'GET', path: '/office/api/v1/stock/{id}/reserved', summary: 'Parcels that hold a product, the oldest first' })
    .errors(refusals('product_not_found'))
    .input(ofProduct)
    .output(z.object({ rows: z.array(holding) })),
  move: staffChange('stock.move')
    .route({ method: 'POST', path: '/office/api/v1/stock/{id}/movements', summary: 'Units came or went by hand' })
    .errors(moveRefusals)
    .input(
      ofProduct.extend({
        kind: z.enum(kindsByHand),
        quantity: units,
        lot: lotGiven.optional(),
        note: note.default(''),
        /** What a unit of a receipt cost, for whoever may set prices; without it, the units come in at the average. */
        unit_cost_cents: unitCost.optional(),
        /** An unlikely day of expiry was looked at again. */
        confirmed: z.boolean().default(false),
      }),
    )
    .output(moved),
  correct: staffChange('stock.correct')
    .route({ method: 'POST', path: '/office/api/v1/stock/{id}/corrections', summary: 'Put the ledger right without a count' })
    .errors(moveRefusals)
    .input(
      ofProduct.extend({
        /** More units are there than the ledger says, or fewer. */
        delta: z
          .int()
          .min(-100_000, 'invalid')
          .max(100_000, 'invalid')
          .refine((delta) => delta !== 0, 'invalid'),
        lot: lotGiven.optional(),
        note: reason,
        confirmed: z.boolean().default(false),
      }),
    )
    .output(moved),
  reverse: staffChange('stock.correct')
    .route({ method: 'POST', path: '/office/api/v1/stock/movements/{id}/reverse', summary: 'Answer a wrong movement by its opposite' })
    .errors(refusals('not_found', 'movement_stands', 'not_enough_stock', 'lot_required', 'lot_not_found'))
    .input(z.object({ id: idInPath, note: reason }))
    .output(moved),
  changeTerms: staffChange('stock.correct')
    .route({
      method: 'PUT',
      path: '/office/api/v1/stock/{id}/terms',
      summary: 'What is kept back of a product, when it is scarce, whether its lots are followed; what is left out stays',
    })
    .errors(refusals('product_not_found', 'edit_conflict'))
    .input(
      ofProduct.extend({
        ...terms.partial().shape,
        /** Said with another quota: the one that it takes the place of. */
        seen: terms.pick({ preorder_quota: true }).optional(),
      }),
    )
    .output(told),
  setLotState: staffChange('stock.correct')
    .route({ method: 'PUT', path: '/office/api/v1/stock/lots/{id}/state', summary: 'Block a lot, hold it for judgement, or open it' })
    .errors(refusals('lot_not_found', 'lot_expired', 'lot_recalled'))
    .input(z.object({ id: idInPath, state: z.enum(['open', 'blocked', 'held']), reason }))
    .output(told),
  transferLot: staffChange('stock.correct')
    .route({
      method: 'POST',
      path: '/office/api/v1/stock/lots/{id}/transfer',
      summary: 'Move units of a lot, with number and expiry, to another product',
    })
    .errors(refusals('lot_not_found', 'product_not_found', 'not_enough_stock', 'lot_recalled'))
    .input(z.object({ id: idInPath, product: idInBody, quantity: units, note: note.default('') }))
    .output(z.object({ status: z.literal('moved') })),
}

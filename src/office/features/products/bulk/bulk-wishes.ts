import type { BulkKind, BulkMove } from '#rules/catalog/bulk/bulk-move.ts'
import { priceEndings } from '#rules/catalog/bulk/changed-price.ts'
import { productFlags } from '#rules/catalog/product-filter.ts'
import { momentOfField } from '../page/schedules/moments.ts'

/** What is typed for any of the moves. */
export type BulkWishes = {
  kind: BulkKind
  price: string
  percent: string
  amount: string
  ending: string
  flag: string
  is: string
  category: string
  limit: string
  limitDays: string
  brand: string
  onAt: string
  offAt: string
}

export const beganWishes: BulkWishes = {
  kind: 'price_by_percent',
  price: '',
  percent: '',
  amount: '',
  ending: 'none',
  flag: productFlags[0],
  is: 'yes',
  category: '',
  limit: '',
  limitDays: '',
  brand: '',
  onAt: '',
  offAt: '',
}

/** The move that is meant; what is not filled in, the server names. */
export function moveOf(wishes: BulkWishes): BulkMove {
  const { kind } = wishes
  switch (kind) {
    case 'price':
    case 'origin_price':
      return { kind, price: numberOf(wishes.price) }
    case 'price_by_percent':
      return { kind, percent: numberOf(wishes.percent), ending: priceEndings.find((ending) => String(ending) === wishes.ending) ?? null }
    case 'price_by_amount':
      return { kind, amount: numberOf(wishes.amount) }
    case 'flag':
      return { kind, flag: productFlags.find((flag) => flag === wishes.flag) ?? productFlags[0], is: wishes.is === 'yes' }
    case 'member_limit':
      return { kind, limit: numberOrNone(wishes.limit), days: numberOrNone(wishes.limitDays) }
    case 'brand':
      return { kind, brand: numberOrNone(wishes.brand) }
    case 'add_to_category':
    case 'remove_from_category':
      return { kind, category: Number(wishes.category) }
    case 'schedule':
      return { kind, on_at: momentOfField(wishes.onAt), off_at: momentOfField(wishes.offAt) }
    default:
      return { kind }
  }
}

/** Signs of the full width are typed too. */
const numberOf = (typed: string) => Number(typed.normalize('NFKC').replace('−', '-').trim())

const numberOrNone = (typed: string) => (typed.trim() === '' ? null : numberOf(typed))

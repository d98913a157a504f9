import { useQueryClient } from '@tanstack/react-query'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import { isProblem } from '#contract/shared/problem.ts'
import type { HoldReason } from '#rules/orders/hold.ts'
import type { OrderMove } from '#rules/orders/order-moves.ts'
import { goneOn, movedTexts, stateTexts } from '#texts/office/orders.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { problemMessage } from '../problem-message.ts'
import { useTellChange } from '../saving/tell-change.tsx'

/** What a move needs beside the parcel. */
export type MoveWishes = { tracking?: string; reason?: string; hold?: HoldReason; store?: string }

export type MoveOrder = (move: OrderMove, number: string, wishes: MoveWishes) => Promise<boolean>

/**
 * Does something with an order, or with a part of it. Tells what was done, or why nothing was, and shows the order as it stands then
 * (DSK-08). Answers whether it was done.
 */
export function useMoveOrder(orderNumber: string): MoveOrder {
  const [say, language] = [useWords(), useLanguage()]
  const { orders, parcels, pickupStores } = useOffice()
  const queries = useQueryClient()
  const showToast = useToasts()
  const tellChange = useTellChange()
  const showAnew = () => {
    for (const queryKey of [['order', orderNumber], ['orders'], ['boxes']]) void queries.invalidateQueries({ queryKey })
  }
  return async (move, number, { tracking = '', reason = '', hold = 'other', store = '' }) => {
    const calls: Record<OrderMove, () => Promise<unknown>> = {
      start_picking: () => orders.startPicking({ number }),
      book: () => parcels.book({ number }),
      hand_over: () => orders.handOver({ number }),
      hand_over_by_number: () => orders.handOver({ number, tracking }),
      change_store: () => pickupStores.change({ number, store_id: store }),
      at_store: () => orders.atStore({ number }),
      delivered: () => orders.delivered({ number }),
      ask_courier: () => orders.askCourier({ number }),
      cancel: () => orders.cancel({ number, reason }),
      hold: () => orders.hold({ number, reason: hold }),
      release: () => orders.release({ number }),
    }
    const heldFor = queries.getQueryData<OfficeOrder>(['order', orderNumber])?.held?.reason ?? 'other'
    const wayBack = { hold: () => orders.release({ number }), release: () => orders.hold({ number, reason: heldFor }) }
    try {
      await calls[move]()
      const undo = move === 'hold' || move === 'release' ? { undo: () => wayBack[move]().finally(showAnew) } : {}
      tellChange({ message: `${number} ${say(movedTexts[move])}`, ...undo })
      return true
    } catch (error) {
      const isOver = isProblem(error, 'no_such_move') && error.details.now
      showToast({ kind: 'error', message: isOver ? say(goneOn(stateTexts[isOver])) : problemMessage(error, language) })
      return false
    } finally {
      showAnew()
    }
  }
}

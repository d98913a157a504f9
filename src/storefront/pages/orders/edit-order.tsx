import type { Order } from '#contract/shop/api/order.ts'
import type { OrderEdit } from '#contract/shop/api/orders.ts'
import { orderTexts } from '#texts/shop/order.ts'
import { EditForm } from '#storefront/features/order/edit-form.tsx'
import { problemOf } from '#storefront/data/problem-of.ts'
import { queries } from '#storefront/data/queries.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'

/** The edit panel with the fields for phones and places that the checkout has: they obey the same rules (EDT-06). */
export function EditOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const save = useSave(order, onClose)
  return <EditForm order={order} onSave={save} onClose={onClose} />
}

/** Saves; answers what the server found wrong. An order that went on meanwhile is shown as it is now. */
function useSave(order: Order, onClose: () => void) {
  const say = useWords()
  const { client } = useShop()
  const showToast = useToasts()
  const handleProblem = useProblemHandler()
  return async (changes: OrderEdit): Promise<Record<string, string>> => {
    try {
      const { message } = await client.orders.edit({ id: order.hashed_id, order: changes })
      showToast({ kind: 'success', message })
      await queries.invalidateQueries({ queryKey: ['order'] })
      onClose()
    } catch (error) {
      const problem = problemOf(error)
      if (problem?.status === 'validation_error') return problem.details['errors'] as Record<string, string>
      if (problem?.status !== 'order_failed') handleProblem(error)
      else {
        showToast({ kind: 'error', message: say(orderTexts.noLongerEditable) })
        await queries.invalidateQueries({ queryKey: ['order'] })
        onClose()
      }
    }
    return {}
  }
}

import { useState } from 'react'
import type { AddOnItem } from '#contract/shop/api/promotions.ts'
import { addedToCart } from '#texts/shop/product.ts'
import { track } from '#storefront/features/tracking/track.ts'
import { goodsOfLines } from '#storefront/features/tracking/tracked-items.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import { putLine } from './cart-cache.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'

/** Adding something for less; what the shop has added is handed on, to be selected (PRM-05). Else it says why not (PRM-06). */
export function useAddOn({ onAdded }: { onAdded: (lineId: number) => void }) {
  const { client, language } = useShop()
  const say = useWords()
  const showToast = useToasts()
  const handleProblem = useProblemHandler()
  const [addingId, setAddingId] = useState<number>()

  const add = async ({ product }: AddOnItem) => {
    setAddingId(product.id)
    try {
      const answer = await client.addOns.add({ product_id: product.id })
      if (answer.status !== 'created_success') return showToast({ kind: 'warning', message: answer.message })
      putLine(language, answer.cart_item)
      onAdded(answer.cart_item.id)
      track({ name: 'add_to_cart', ...goodsOfLines([answer.cart_item]) })
      showToast({ kind: 'success', message: say(addedToCart(product.name, 1)) })
    } catch (error) {
      handleProblem(error)
    } finally {
      setAddingId(undefined)
    }
  }

  return { addingId, add: (item: AddOnItem) => void add(item) }
}

import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#contract/shop/paths.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import { beginWith } from '#storefront/features/cart/begin-with.ts'
import { buyAgainFor, buyAgainTexts, putBackFor, someMissing } from '#texts/shop/afterwards/buying-again.ts'
import { reloadCart } from '#storefront/data/cart/use-cart.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'
import { Button } from '#ui/controls/button.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'

type Bought = { hashed_id: string; status: OrderStatus }

const withoutGoods: readonly OrderStatus[] = ['cancel', 'refunding', 'refunded']
const withGoods: readonly OrderStatus[] = ['finished', 'archived']

/** Puts what an ended order had into the cart, selected, and leads there (CRT-57). Nothing of an order that is under way. */
export function BuyAgain({ order, isInList = false }: { order: Bought; isInList?: boolean }) {
  const say = useWords()
  const { isBusy, buyAgain } = useBuyAgain(order)
  const isPutBack = withoutGoods.includes(order.status)
  if (!isPutBack && !withGoods.includes(order.status)) return null
  const name = isPutBack ? putBackFor(order.hashed_id) : buyAgainFor(order.hashed_id)
  return (
    <Button
      kind={isInList ? 'ghost' : 'secondary'}
      {...(isInList ? { size: 'small' } : { full: true })}
      busy={isBusy}
      aria-label={say(name)}
      onClick={() => void buyAgain()}
    >
      {say(isPutBack ? buyAgainTexts.putBack : buyAgainTexts.buyAgain)}
    </Button>
  )
}

function useBuyAgain({ hashed_id: id }: Bought) {
  const say = useWords()
  const router = useRouter()
  const showToast = useToasts()
  const { client, language } = useShop()
  const handleProblem = useProblemHandler()
  const [isBusy, setIsBusy] = useState(false)
  const buyAgain = async () => {
    setIsBusy(true)
    try {
      const { cart_item_ids: lines, missing } = await client.orders.putBack({ id })
      if (missing.length > 0) showToast({ kind: 'warning', message: say(lines.length > 0 ? someMissing(missing) : buyAgainTexts.nothing) })
      else showToast({ kind: 'success', message: say(buyAgainTexts.isBack) })
      if (lines.length === 0) return
      beginWith(lines)
      await reloadCart()
      void router.navigate({ href: paths.cart(language) })
    } catch (error) {
      handleProblem(error)
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, buyAgain }
}

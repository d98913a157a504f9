import { useState } from 'react'
import type { CartItem } from '#contract/shop/api/cart.ts'
import { decideRedemption } from '#rules/cart/redemption.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import { keepLine } from './cart-cache.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'

/** Paying a line with points, or with money again (CRT-24). Without enough points it stays as it was (CRT-26). */
export function useRedemption({ lines, balance }: { lines: readonly CartItem[]; balance: number }) {
  const { client, language } = useShop()
  const say = useWords()
  const showToast = useToasts()
  const handleProblem = useProblemHandler()
  const [redeemingId, setRedeemingId] = useState<number>()

  const redeem = async (line: CartItem, exchanged: boolean) => {
    const decided = decideRedemption({ line, lines, balance, exchanged })
    if (!decided.ok) return showToast({ kind: 'warning', message: say(cartTexts.insufficientPoints) })
    setRedeemingId(line.id)
    try {
      const { cart_item } = await client.cart.change({ id: line.id, exchanged })
      keepLine(language, cart_item)
    } catch (error) {
      handleProblem(error)
    } finally {
      setRedeemingId(undefined)
    }
  }

  return { redeemingId, redeem: (line: CartItem, exchanged: boolean) => void redeem(line, exchanged) }
}

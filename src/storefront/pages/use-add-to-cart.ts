import { useState } from 'react'
import type { ProductCard } from '#contract/api/products.ts'
import { paths } from '#contract/paths.ts'
import type { Pick } from '#rules/bundle.ts'
import { firstPurchaseLockMs } from '#rules/constants.ts'
import { isVip } from '#rules/vip.ts'
import { addedToCart, productTexts } from '#texts/product.ts'
import { shellTexts } from '#texts/shell.ts'
import { useLogin } from '../features/member/login.tsx'
import { useMembership } from '../features/member/member.tsx'
import { track } from '../features/tracking/track.ts'
import { goodsOfProduct } from '../features/tracking/tracked-items.ts'
import { useToasts } from '../ui/toasts.tsx'
import { useWords } from '../ui/words.ts'
import { useProblemHandler } from './use-problem-handler.ts'
import { useShop } from './use-shop.ts'

export type Wanted = { quantity?: number; picks?: readonly Pick[] }

/**
 * Putting a product into the cart, from wherever it is shown, and saying how it went (PRD-13, PRD-14, PRD-26 to PRD-28).
 * `addingId` is the product whose adding is under way: its button is locked.
 */
export function useAddToCart() {
  const { client, language } = useShop()
  const { whenKnown } = useMembership()
  const openLogin = useLogin()
  const showToast = useToasts()
  const handleProblem = useProblemHandler()
  const say = useWords()
  const [addingId, setAddingId] = useState<number>()

  const send = async (product: ProductCard, { quantity = 1, picks = [] }: Wanted) => {
    const answer = await client.cart.add({ product_id: product.id, quantity, optional_items: [...picks] })
    if (answer.status !== 'normal') return showToast({ kind: 'warning', message: answer.message })
    track({ name: 'add_to_cart', ...goodsOfProduct(product, quantity) })
    showToast({ kind: 'success', message: say(addedToCart(product.name, quantity)), action: { label: say(productTexts.viewCart), href: paths.cart(language) } })
    const [{ reloadCart }, { tellOtherTabs }] = await Promise.all([import('./use-cart.ts'), import('./other-tabs.ts')])
    tellOtherTabs()
    await reloadCart()
  }

  const add = async (product: ProductCard, wanted: Wanted = {}) => {
    setAddingId(product.id)
    const lock = product.first_purchase_price === null ? undefined : pause(firstPurchaseLockMs)
    try {
      const member = await whenKnown()
      if (member.state !== 'signed-in') return showToast({ kind: 'warning', message: say(productTexts.loginFirst), action: { label: say(shellTexts.logIn), onClick: openLogin } })
      if (product.members_only && !isVip(member.user)) return showToast({ kind: 'warning', message: say(productTexts.vipOnly) })
      await send(product, wanted)
    } catch (error) {
      handleProblem(error)
    } finally {
      await lock
      setAddingId(undefined)
    }
  }

  return { add: (product: ProductCard, wanted?: Wanted) => void add(product, wanted), addingId }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

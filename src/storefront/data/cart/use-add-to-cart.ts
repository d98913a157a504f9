import { useEffect, useState } from 'react'
import type { ProductCard } from '#contract/shop/api/products.ts'
import { paths } from '#contract/shop/paths.ts'
import { firstPurchaseLockMs } from '#rules/constants.ts'
import { isSoldTo } from '#rules/members/vip.ts'
import { productTexts } from '#texts/shop/product.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { useLogin } from '#storefront/features/member/login.tsx'
import { useMembership } from '#storefront/features/member/member.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import type { Wanted } from './put-into-cart.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'

/** What only members need comes when one is known, before anything is pressed. */
const loadForMembers = () => import('./put-into-cart.ts')

/**
 * Putting a product into the cart, from wherever it is shown, and saying how it went (PRD-13, PRD-14, PRD-26 to PRD-28).
 * `addingId` is the product whose adding is under way: its button is locked.
 */
export function useAddToCart() {
  const { client, language } = useShop()
  const { member: known, whenKnown, markLocked } = useMembership()
  const isMember = known.state === 'signed-in'
  const openLogin = useLogin()
  const showToast = useToasts()
  const handleProblem = useProblemHandler()
  const say = useWords()
  const [addingId, setAddingId] = useState<number>()

  useEffect(() => {
    if (isMember) loadForMembers().catch(console.warn)
  }, [isMember])

  const send = async (product: ProductCard, wanted: Wanted) => {
    const { putIntoCart } = await loadForMembers()
    const put = await putIntoCart(client, product, wanted)
    if ('refused' in put) {
      if (!put.isLocked || markLocked()) showToast({ kind: 'warning', message: put.refused })
      return
    }
    showToast({ kind: 'success', message: say(put.added), action: { label: say(productTexts.viewCart), href: paths.cart(language) } })
  }

  const add = async (product: ProductCard, wanted: Wanted = {}) => {
    setAddingId(product.id)
    const lock = product.first_purchase_price === null ? undefined : pause(firstPurchaseLockMs)
    try {
      const member = await whenKnown()
      if (member.state !== 'signed-in')
        return showToast({
          kind: 'warning',
          message: say(productTexts.loginFirst),
          action: { label: say(shellTexts.logIn), onClick: openLogin },
        })
      if (!isSoldTo(product, member.user)) return showToast({ kind: 'warning', message: say(productTexts.vipOnly) })
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

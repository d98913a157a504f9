import { useEffect, useState } from 'react'
import type { ProductCard } from '#contract/shop/api/products.ts'
import { productTexts } from '#texts/shop/product.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { useLogin } from '../features/member/login.tsx'
import { useMembership } from '../features/member/member.tsx'
import { loadWishes, useWish } from '../features/wishlist/wishes.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import { endsLogin } from './problem-reactions.ts'
import { useProblemHandler } from './use-problem-handler.ts'
import { useShop } from './use-shop.ts'

/** Keeping a product and letting it go, from wherever it is shown (WSH-05); visitors are told to log in (WSH-06). */
export function useWishOf({ id, name }: Pick<ProductCard, 'id' | 'name'>) {
  const { client } = useShop()
  const { member, whenKnown } = useMembership()
  const openLogin = useLogin()
  const showToast = useToasts()
  const handleProblem = useProblemHandler()
  const say = useWords()
  const entry = useWish(id)
  const [busy, setBusy] = useState(false)
  const isMember = member.state === 'signed-in'
  useEffect(() => {
    if (isMember) loadWishes(client).catch((error: unknown) => (endsLogin(error) ? handleProblem(error) : console.warn(error)))
  }, [isMember, client, handleProblem])

  const turn = async () => {
    if ((await whenKnown()).state !== 'signed-in')
      return showToast({
        kind: 'warning',
        message: say(productTexts.loginFirst),
        action: { label: say(shellTexts.logIn), onClick: openLogin },
      })
    const { turnWish } = await import('./turn-wish.ts')
    showToast({ kind: 'success', message: say(await turnWish({ client, product: { id, name }, entry })) })
  }
  const press = async () => {
    setBusy(true)
    await turn().catch(handleProblem)
    setBusy(false)
  }
  return { name, wished: entry !== undefined, busy, onPress: () => void press() }
}

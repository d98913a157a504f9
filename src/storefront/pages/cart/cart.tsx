import { useEffect, useState } from 'react'
import type { CartItem } from '#contract/shop/api/cart.ts'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import type { Visit } from '#storefront/data/context.ts'
import { CartSkeleton } from '#storefront/features/cart/cart-skeleton.tsx'
import { endsLogin } from '#storefront/data/problem-reactions.ts'
import { WaitingGifts } from '#storefront/features/cart/waiting-gifts.tsx'
import { Button, LinkButton } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { FilledCart } from './filled-cart.tsx'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { MembersPage } from '#storefront/pages/account/members-page.tsx'
import { linesOf, reloadCart, useCart } from '#storefront/data/cart/use-cart.ts'
import { useNow } from '#storefront/data/use-now.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { usePromotions } from '#storefront/data/cart/use-promotions.ts'
import { isExpired } from '#rules/cart/cart-selection.ts'
import { kindOf } from '#rules/cart/cart-line.ts'

export function head({ match: { context } }: { match: { context: Visit['context'] } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(cartTexts.title, context.language) })
}

/** The member's cart, read anew whenever the page opens (CRT-01). */
export function CartPage() {
  const say = useWords()
  return (
    <div className="wrap cart-page">
      <h1 className="pt-8 pb-2">{say(cartTexts.title)}</h1>
      <p className="muted mb-6">{say(cartTexts.note)}</p>
      <MembersPage>
        <CartOfMember />
      </MembersPage>
    </div>
  )
}

function CartOfMember() {
  const { data, error, isFetching } = useCart()
  const [wasFetching] = useState(isFetching)
  // Asked along with the cart, so that both come at once and nothing moves.
  const addOnCall = usePromotions()
  const now = useNow()
  useEffect(() => {
    if (!wasFetching) void reloadCart()
  }, [wasFetching])
  useTellFailure(error)
  if (!data && error) return <UnreadCart />
  if (!data || !addOnCall.isAnswered) return <CartSkeleton />
  const lines = linesOf(data).filter((line) => !isExpired(line, now))
  return lines.every(isWaitingGift) ? <EmptyCart gifts={lines} /> : <FilledCart lines={lines} addOnCall={addOnCall} now={now} />
}

/** A cart that cannot be read is told in the shop's words, but for what every page handles in its own way (CRT-39). */
function useTellFailure(error: Error | null) {
  const say = useWords()
  const showToast = useToasts()
  const handleProblem = useProblemHandler()
  const message = say(cartTexts.loadFailed)
  useEffect(() => {
    if (!error) return
    if (endsLogin(error)) return handleProblem(error)
    showToast({ kind: 'error', message })
  }, [error, handleProblem, message, showToast])
}

function UnreadCart() {
  const say = useWords()
  return (
    <EmptyState title={say(cartTexts.loadFailed)} text={say(cartTexts.loadFailedHint)}>
      <Button kind="secondary" onClick={() => void reloadCart()}>
        {say(cartTexts.again)}
      </Button>
    </EmptyState>
  )
}

/** A gift that comes along with something: alone it makes no order. */
const isWaitingGift = (line: CartItem) => kindOf(line) === 'gift'

/** A cart into which its member has put nothing, and the gifts that wait there. */
function EmptyCart({ gifts }: { gifts: readonly CartItem[] }) {
  const say = useWords()
  return (
    <>
      <EmptyState title={say(cartTexts.emptyTitle)} text={say(cartTexts.empty)}>
        <LinkButton href={paths.items(useLanguage(), 'new')}>{say(cartTexts.goShopping)}</LinkButton>
      </EmptyState>
      {gifts.length > 0 && <WaitingGifts gifts={gifts} />}
    </>
  )
}

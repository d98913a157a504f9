import { useEffect, useState } from 'react'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import type { Visit } from '#storefront/data/context.ts'
import { CartSkeleton } from '#storefront/features/cart/cart-skeleton.tsx'
import { endsLogin } from '#storefront/data/problem-reactions.ts'
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
import { isExpired } from '#rules/cart/cart-selection.ts'

export function head({ match: { context } }: { match: { context: Visit['context'] } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(cartTexts.title, context.language) })
}

/** The member's cart, read anew whenever the page opens (CRT-01). */
export function CartPage() {
  const say = useWords()
  return (
    <div className="wrap">
      <h1 className="pt-8 pb-2">{say(cartTexts.title)}</h1>
      <MembersPage>
        <CartOfMember />
      </MembersPage>
    </div>
  )
}

function CartOfMember() {
  const { data, error, isFetching } = useCart()
  const [wasFetching] = useState(isFetching)
  const now = useNow()
  useEffect(() => {
    if (!wasFetching) void reloadCart()
  }, [wasFetching])
  useTellFailure(error)
  if (!data) return error ? <UnreadCart /> : <CartSkeleton />
  const lines = linesOf(data).filter((line) => !isExpired(line, now))
  return lines.length === 0 ? <EmptyCart /> : <FilledCart lines={lines} now={now} />
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

function EmptyCart() {
  const say = useWords()
  return (
    <EmptyState title={say(cartTexts.emptyTitle)} text={say(cartTexts.empty)}>
      <LinkButton href={paths.items(useLanguage(), 'new')}>{say(cartTexts.goShopping)}</LinkButton>
    </EmptyState>
  )
}

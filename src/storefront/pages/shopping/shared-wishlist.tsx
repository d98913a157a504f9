import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { wishlistOf, wishlistTexts } from '#texts/shop/wishes/wishlist.ts'
import type { Visit } from '#storefront/data/context.ts'
import { problemOf } from '#storefront/data/problem-of.ts'
import { queries, toldByAskers } from '#storefront/data/queries.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useWords } from '#ui/words/words.ts'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { ProductCards } from './product-cards.tsx'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'

/** A list is shown to whoever has its link, and to nobody else: search engines leave it out. */
export function head({ match: { context } }: { match: { context: Visit['context'] } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(wishlistTexts.title, context.language) })
}

const page = getRouteApi('/$language/wishlist/$token')

/** The wishlist that a member has made public. It changes from hour to hour, so the browser asks for it. */
export function SharedWishlistPage() {
  const say = useWords()
  const { client, language } = useShop()
  const { token } = page.useParams()
  const handleProblem = useProblemHandler()
  const { data, error } = useQuery(
    { queryKey: ['shared-wishlist', language, token], queryFn: () => client.wishlist.publicView({ token }), meta: toldByAskers },
    queries,
  )
  const isClosed = problemOf(error)?.status === 'product_not_found'
  useEffect(() => {
    if (error && !isClosed) handleProblem(error)
  }, [error, isClosed, handleProblem])
  return (
    <div className="wrap">
      <h1 className="my-6">{data ? say(wishlistOf(data.name)) : say(wishlistTexts.title)}</h1>
      {!data && !error && <PetalLoader />}
      {isClosed && (
        <EmptyState title={say(wishlistTexts.closedTitle)} text={say(wishlistTexts.closedText)}>
          <LinkButton href={paths.home(language)}>{say(errorTexts.backHome)}</LinkButton>
        </EmptyState>
      )}
      {data?.products.length === 0 && <EmptyState title={say(wishlistTexts.sharedEmpty)} />}
      {data && (
        <div className="product-grid">
          <ProductCards products={data.products} level="h2" eager={4} />
        </div>
      )}
    </div>
  )
}

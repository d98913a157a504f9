import '#storefront/features/wishlist/wishlist.css'
import { useQuery } from '@tanstack/react-query'
import type { WishlistItem } from '#contract/shop/api/wishes/wishlist.ts'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { daysLeft } from '#rules/members/wishlist.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { daysLeftText, wishlistTexts } from '#texts/shop/wishes/wishlist.ts'
import type { Visit } from '#storefront/data/context.ts'
import { ProductCard } from '#storefront/features/catalog/product-card.tsx'
import { SharePanel } from '#storefront/features/wishlist/share-panel.tsx'
import { Button, LinkButton } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { AccountFrame } from './account-frame.tsx'
import { AwaitedGoods } from './awaited-goods.tsx'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { Heart } from '#storefront/pages/shopping/heart.tsx'
import { useAddToCart } from '#storefront/data/cart/use-add-to-cart.ts'
import { useObstacle } from '#storefront/data/use-obstacle.ts'
import { useNow } from '#storefront/data/use-now.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'

export function head({ match: { context } }: { match: { context: Visit['context'] } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(shellTexts.wishlist, context.language) })
}

export function WishlistPage() {
  const say = useWords()
  return (
    <AccountFrame title={say(shellTexts.wishlist)} path={paths.wishlist(useLanguage())}>
      <WishesOfMember />
    </AccountFrame>
  )
}

function WishesOfMember() {
  const say = useWords()
  const { client, language } = useShop()
  const handleProblem = useProblemHandler()
  const showToast = useToasts()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['wishlist', language],
    queryFn: () => client.wishlist.list({}),
    refetchOnMount: 'always',
  })
  if (!data) return error && !isFetching ? <ListFailed onAgain={() => void refetch()} /> : <PetalLoader />
  const share = async () => {
    try {
      await client.wishlist.share({})
    } catch (problem) {
      handleProblem(problem)
    }
    await refetch()
  }
  const unshare = async () => {
    try {
      await client.wishlist.unshare({})
      showToast({ kind: 'success', message: say(wishlistTexts.unshared) })
    } catch (problem) {
      handleProblem(problem)
    }
    await refetch()
  }
  const address = data.share_url === null ? null : new URL(data.share_url, location.origin).href
  const isEmpty = data.wishlist_items.length === 0
  return (
    <>
      {(!isEmpty || data.shared) && <SharePanel address={address} {...data} onShare={share} onUnshare={unshare} />}
      {isEmpty ? <NoWishes /> : <Wishes items={data.wishlist_items} />}
      <AwaitedGoods />
    </>
  )
}

function Wishes({ items }: { items: readonly WishlistItem[] }) {
  const say = useWords()
  const { add, addingId } = useAddToCart()
  const obstacleOf = useObstacle()
  const now = useNow()
  return (
    <>
      <p className="muted mb-4">{say(wishlistTexts.note)}</p>
      <ul className="product-grid three">
        {items.map(({ id, product, expires_at }) => (
          <li key={id} className="wish-entry">
            <ProductCard
              product={product}
              level="h2"
              onAdd={add}
              obstacle={obstacleOf(product)}
              adding={addingId === product.id}
              corner={<Heart product={product} />}
            />
            <p className="small muted">{say(daysLeftText(daysLeft(new Date(expires_at), now)))}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function NoWishes() {
  const say = useWords()
  return (
    <EmptyState title={say(wishlistTexts.emptyTitle)} text={say(wishlistTexts.emptyText)}>
      <LinkButton kind="secondary" href={paths.items(useLanguage(), 'new')}>
        {say(wishlistTexts.toNew)}
      </LinkButton>
    </EmptyState>
  )
}

function ListFailed({ onAgain }: { onAgain: () => void }) {
  const say = useWords()
  return (
    <EmptyState title={say(wishlistTexts.listFailed)}>
      <Button kind="secondary" onClick={onAgain}>
        {say(wishlistTexts.again)}
      </Button>
    </EmptyState>
  )
}

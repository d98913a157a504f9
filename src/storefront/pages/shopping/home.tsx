import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ListedCard, SpecialList } from '#contract/shop/api/products.ts'
import { paths, type SpecialItems } from '#contract/shop/paths.ts'
import { homeRows } from '#rules/constants.ts'
import { inLanguage } from '#rules/locale.ts'
import { homeTexts } from '#texts/shop/home.ts'
import type { Visit } from '#storefront/data/context.ts'
import { CardFamily } from '#storefront/features/catalog/card-family.tsx'
import { SectionHead } from '#storefront/features/catalog/section-head.tsx'
import { Banners } from '#storefront/features/home/banners.tsx'
import { CategoryBlooms } from '#storefront/features/home/category-blooms.tsx'
import { PointsBlock, PresaleBlock, RankedBlock, VipBlock } from '#storefront/features/home/home-blocks.tsx'
import { Promises } from '#storefront/features/home/promises.tsx'
import { shopData } from '#storefront/features/home/shop-data.ts'
import { problemOf } from '#storefront/data/problem-of.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { dataScript } from '#storefront/pages/frame/data-script.ts'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { useMenu } from '#storefront/data/menu.ts'
import { ProductCards } from './product-cards.tsx'

/** A part whose call failed leaves the others as they are; a block says so too, once the page is awake (HOM-11). */
type Block = { products: ListedCard[]; problem?: string }

export async function load({ context: { client } }: Visit) {
  const block = async (key: SpecialList): Promise<Block> => {
    try {
      return await client.products.special({ key, rows: homeRows })
    } catch (error) {
      return { products: [], problem: problemOf(error)?.message ?? '' }
    }
  }
  const [banners, pictures, hottest, members_only, shopping_point, presale] = await Promise.all([
    client.banners.home().then(({ banners }) => banners, nothing),
    client.categories.pictures().then(({ pictures }) => pictures, nothing),
    block('hottest'),
    block('members_only'),
    block('shopping_point'),
    block('presale'),
  ])
  return { banners, pictures, blocks: { hottest, members_only, shopping_point, presale } }
}

function nothing(): [] {
  return []
}

export function head({ match }: { match: { context: Visit['context'] } }) {
  const { context } = match
  return { ...headOf({ ...context, pathIn: paths.home }), scripts: import.meta.env.SSR ? [dataScript(shopData(context))] : [] }
}

const page = getRouteApi('/$language/')

export function HomePage() {
  const say = useWords()
  const { banners, pictures, blocks } = page.useLoaderData()
  const categories = useMenu()
  useTellProblems(Object.values(blocks).flatMap(({ problem }) => problem || []))
  useTellVerification()
  return (
    <>
      <h1 className="hidden-text">{say(homeTexts.title)}</h1>
      <Banners banners={banners} />
      <CategoryBlooms categories={categories} pictures={pictures} />
      {blocks.hottest.products.length > 0 && (
        <RankedBlock head={<BlockHead block="hottest" items="hot" />}>
          <ProductCards products={blocks.hottest.products} ranked />
        </RankedBlock>
      )}
      {blocks.members_only.products.length > 0 && (
        <VipBlock label={say(homeTexts.members_only.title)} head={<BlockHead block="members_only" items="vip" />}>
          <ProductCards products={blocks.members_only.products} />
        </VipBlock>
      )}
      {blocks.shopping_point.products.length > 0 && (
        <PointsBlock head={<BlockHead block="shopping_point" items="point" />}>
          <ProductCards products={blocks.shopping_point.products} />
        </PointsBlock>
      )}
      {blocks.presale.products.length > 0 && (
        <PresaleBlock
          head={<BlockHead block="presale" items="preorder" />}
          products={blocks.presale.products}
          below={({ stands_for: family }) => family && <CardFamily family={family} />}
        />
      )}
      <Promises />
    </>
  )
}

function BlockHead({ block, items }: { block: 'hottest' | 'members_only' | 'shopping_point' | 'presale'; items: SpecialItems }) {
  const say = useWords()
  const { preorder } = useTerms()
  const { title, note } = homeTexts[block]
  return (
    <SectionHead
      title={say(title)}
      note={say(typeof note === 'function' ? note(preorder) : note)}
      more={{ text: say(homeTexts.seeAll), href: paths.items(useLanguage(), items) }}
    />
  )
}

function useTellProblems(messages: readonly string[]) {
  const showToast = useToasts()
  const all = messages.join('\n')
  useEffect(() => {
    for (const message of all.split('\n').filter(Boolean)) showToast({ kind: 'error', message })
  }, [all, showToast])
}

/** Who comes from the link in the email hears whether it worked; the address forgets it at once (HOM-08 to HOM-10). */
function useTellVerification() {
  const showToast = useToasts()
  const router = useRouter()
  const language = useLanguage()
  useEffect(() => {
    const { email_verified: verified, ...rest } = router.state.location.search as Record<string, string>
    if (verified === undefined) return
    const told = verified === 'true' ? homeTexts.emailVerified : homeTexts.emailNotVerified
    showToast({ kind: verified === 'true' ? 'success' : 'error', message: inLanguage(told, language) })
    void router.navigate({ to: '.', search: rest as never, replace: true, resetScroll: false })
  }, [router, language, showToast])
}

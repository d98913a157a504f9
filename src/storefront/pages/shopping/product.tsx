import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { Companions, Product } from '#contract/shop/api/products.ts'
import { paths, idInAddress } from '#contract/shop/paths.ts'
import { stockOfPicks, withStock } from '#rules/cart/bundle.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { withUnits } from '#texts/shared/format.ts'
import { labelHeadings } from '#texts/shared/label.ts'
import { productTexts } from '#texts/shop/product.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import type { Visit } from '#storefront/data/context.ts'
import { FactsAtAGlance } from '#storefront/features/catalog/facts-at-a-glance.tsx'
import { AnchorMenu } from '#storefront/features/product/anchor-menu.tsx'
import { BundlePicker } from '#storefront/features/product/bundle-picker.tsx'
import { BuyBar, BuyRow, Quantity } from '#storefront/features/product/buy.tsx'
import { DeliveryFacts } from '#storefront/features/product/delivery-facts.tsx'
import { FamilyChoice } from '#storefront/features/product/family/family-choice.tsx'
import { Gallery } from '#storefront/features/product/gallery.tsx'
import { PriceBlock } from '#storefront/features/product/price-block.tsx'
import { picturesOf, productData } from '#storefront/features/product/product-data.ts'
import { hasLabel, LabelFacts } from '#storefront/features/product/label-facts.tsx'
import { ReturnRightNote } from '#storefront/features/product/return-right-note.tsx'
import { Siblings } from '#storefront/features/product/siblings.tsx'
import { SplitStock } from '#storefront/features/product/split-stock.tsx'
import { usePurchase } from '#storefront/features/product/use-purchase.ts'
import { WhoMayBuy } from '#storefront/features/product/who-may-buy.tsx'
import { Videos } from '#storefront/features/product/videos.tsx'
import { track } from '#storefront/features/tracking/track.ts'
import { goodsOfProduct } from '#storefront/features/tracking/tracked-items.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Breadcrumb } from '#ui/controls/breadcrumb.tsx'
import { RichText } from '#ui/words/rich-text.tsx'
import { Shelf } from '#ui/shelf.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { dataScript } from '#storefront/pages/frame/data-script.ts'
import { BackInStock } from './back-in-stock.tsx'
import { Heart } from './heart.tsx'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { trailData } from '#storefront/pages/frame/trail-data.ts'
import { orNotFound } from '#storefront/data/or-not-found.ts'
import { ProductCards } from './product-cards.tsx'
import { useAddToCart } from '#storefront/data/cart/use-add-to-cart.ts'
import { usePricesKnown } from '#storefront/data/prices-known.ts'
import { useObstacle } from '#storefront/data/use-obstacle.ts'

type Shown = { product: Product; companions: Companions }

export async function load({ context: { client }, params }: Visit<{ product: string }>): Promise<Shown> {
  const asked = { id: Number(idInAddress(params.product)) }
  const [product, companions] = await orNotFound(Promise.all([client.products.find(asked), client.products.companions(asked)]))
  return { product, companions }
}

export function head({ loaderData, match }: { loaderData?: Shown; match: { context: Visit['context'] } }) {
  if (!loaderData) return {}
  const { product, companions } = loaderData
  const { language, origin, files, terms } = match.context
  const pathIn = (each: Language) => paths.product(each, product)
  return {
    ...headOf({
      language,
      title: product.search_title ?? product.name,
      description: product.search_text ?? product.description_of_good,
      pathIn,
      image: product.preview,
      kind: 'product',
      origin,
      ...(files && { files }),
    }),
    scripts: import.meta.env.SSR
      ? [
          dataScript(productData(product, { address: origin + pathIn(language), files, terms, language, companions })),
          dataScript(trailTo(loaderData, match.context)),
        ]
      : [],
  }
}

/** The way to the product, from home by its categories. */
function trailTo({ product, companions }: Shown, { language, origin }: Visit['context']) {
  return trailData([
    { name: inLanguage(shellTexts.home, language), address: origin + paths.home(language) },
    ...companions.categories.map((category) => ({ name: category.name, address: origin + paths.items(language, category) })),
    { name: product.name, address: origin + paths.product(language, product) },
  ])
}

const page = getRouteApi('/$language/product/$product')

export function ProductPage() {
  const shown = page.useLoaderData()
  return <ProductView key={shown.product.id} {...shown} />
}

function ProductView({ product, companions }: Shown) {
  const bundle = { ...product, optional_bundles: withStock(product.optional_bundles, stockOfPicks(companions.picks)) }
  const purchase = usePurchase(bundle)
  const obstacle = useObstacle()(product, purchase.choice.quantity)
  const { add, addingId } = useAddToCart()
  const buy = { purchase, obstacle, busy: addingId === product.id, onBuy: () => add(product, purchase.choice) }
  const sections = useSections({ product, companions })
  useViewTold(product)
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={useTrail({ product, companions })} />
        <div className="product">
          <Gallery name={product.name} pictures={picturesOf(product)} />
          <div className="purchase">
            <ProductName product={product} />
            <PriceBlock product={product} />
            <SplitStock product={product} />
            {product.family ? (
              <FamilyChoice product={product} family={product.family} />
            ) : (
              <Siblings product={product} siblings={companions.siblings} />
            )}
            <BundlePicker product={bundle} purchase={purchase} />
            <Quantity purchase={purchase} />
            <BuyRow {...buy} />
            {purchase.soldOut && <BackInStock product={product} />}
            <WhoMayBuy product={product} obstacle={obstacle} />
            <ReturnRightNote right={companions.return_right} />
            <DeliveryFacts product={product} arrives_on={companions.arrives_on} />
          </div>
        </div>
      </div>
      <AnchorMenu sections={sections} />
      <div className="wrap">
        {sections.map(({ id, title, content }) => (
          <section key={id} id={id} className="product-section">
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      <BuyBar product={product} {...buy} />
    </>
  )
}

/** Home, where the product stands, and the product. */
function useTrail({ product, companions }: Shown) {
  const say = useWords()
  const language = useLanguage()
  const way = companions.categories.map((category) => ({ label: category.name, href: paths.items(language, category) }))
  return [{ label: say(shellTexts.home), href: paths.home(language) }, ...way, { label: product.name }]
}

/** A product that is looked at is told once (PRD-29), with the price that who looks at it pays. */
function useViewTold(product: Product) {
  const isKnown = usePricesKnown()
  const tell = useEffectEvent(() => track({ name: 'view_item', ...goodsOfProduct(product) }))
  useEffect(() => {
    if (isKnown) tell()
  }, [isKnown])
}

function ProductName({ product }: { product: Product }) {
  const language = useLanguage()
  return (
    <div className="grid gap-2">
      <FactsAtAGlance product={product} />
      {product.brand && (
        <PageLink className="brand-of" href={paths.brand(language, product.brand.slug)}>
          {product.brand.name}
        </PageLink>
      )}
      <div className="name-row">
        <h1>{withUnits(product.name)}</h1>
        <Heart product={product} />
      </div>
      <p className="muted whitespace-pre-line">{product.description_of_good}</p>
    </div>
  )
}

/** Each only when there is something to show (PRD-19). */
function useSections({ product, companions: { label, captions } }: Shown): { id: string; title: string; content: ReactNode }[] {
  const say = useWords()
  return [
    product.content !== '' && { id: 'details', title: say(productTexts.description), content: <RichText html={product.content} /> },
    label !== null && hasLabel(label) && { id: 'label', title: say(labelHeadings.title), content: <LabelFacts label={label} /> },
    product.videos.length > 0 && {
      id: 'videos',
      title: say(productTexts.videos),
      content: <Videos videos={product.videos} poster={product.preview} captions={captions} />,
    },
    product.accessories.length > 0 && {
      id: 'accessories',
      title: say(productTexts.accessories),
      content: (
        <Shelf label={say(productTexts.accessories)}>
          <ProductCards products={product.accessories} />
        </Shelf>
      ),
    },
    { id: 'notice', title: say(productTexts.notice), content: <Paragraphs texts={productTexts.noticeTexts.map(say)} /> },
  ].filter((section) => section !== false)
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="prose read">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

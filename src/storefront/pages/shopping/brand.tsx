import { getRouteApi } from '@tanstack/react-router'
import type { BrandPage } from '#contract/shop/api/brands.ts'
import { paths } from '#contract/shop/paths.ts'
import { fileAt, pictureAt } from '#rules/catalog/pictures/picture.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { brandTexts, itemsTexts, listDescription } from '#texts/shop/items.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import type { Visit } from '#storefront/data/context.ts'
import { orNotFound } from '#storefront/data/or-not-found.ts'
import { Cover } from '#storefront/features/catalog/cover.tsx'
import { LinkButton } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useFileAt } from '#ui/pictures/files-address.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { dataScript } from '#storefront/pages/frame/data-script.ts'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { trailData } from '#storefront/pages/frame/trail-data.ts'
import { GoodsGrid } from './goods-grid.tsx'

export async function load({ context: { client }, params }: Visit<{ brand: string }>): Promise<BrandPage> {
  return orNotFound(client.brands.find({ slug: params.brand }))
}

export function head({ loaderData, match }: { loaderData?: BrandPage; match: { context: Visit['context'] } }) {
  if (!loaderData) return {}
  const { origin, language } = match.context
  const { name, slug, text, logo, products, total } = loaderData
  const pathIn = (each: Language) => paths.brand(each, slug)
  const names = products.slice(0, namesInDescription).map((product) => product.name)
  const described = names.length > 0 ? inLanguage(listDescription({ name, names, count: total }), language) : ''
  const trail = [
    { name: inLanguage(shellTexts.home, language), address: origin + paths.home(language) },
    { name, address: origin + pathIn(language) },
  ]
  return {
    ...headOf({ ...match.context, title: name, pathIn, description: text ?? described, image: logo }),
    scripts: import.meta.env.SSR
      ? [dataScript(trailData(trail)), dataScript(brandData(loaderData, { ...match.context, path: pathIn(language) }))]
      : [],
  }
}

/** Goods that the description of a list names. */
const namesInDescription = 4

/** After schema.org/Brand. */
function brandData({ name, text, logo }: BrandPage, { origin, files, path }: { origin: string; files?: string; path: string }) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Brand',
    name,
    url: origin + path,
    ...(logo !== undefined && { logo: new URL(fileAt(pictureAt(logo, { width: 800, format: 'webp' }), files), origin).href }),
    ...(text !== undefined && { description: text }),
  }
}

const page = getRouteApi('/$language/brands/$brand')

/** A brand with its goods (CAT-07). */
export function BrandGoodsPage() {
  const [say, language] = [useWords(), useLanguage()]
  const fetched = useFileAt()
  const { name, slug, text, logo, products, total } = page.useLoaderData()
  return (
    <div className="wrap">
      <Cover title={name} wide={null} narrow={null} />
      {(logo || text) && (
        <div className="brand-about">
          {logo && <img src={fetched(pictureAt(logo, { width: 200, format: 'webp' }))} alt="" width={72} height={72} />}
          {text && <p className="muted max-w-[60em] whitespace-pre-line">{text}</p>}
        </div>
      )}
      {products.length === 0 ? (
        <EmptyState title={say(brandTexts.none)} text={say(itemsTexts.emptyHint)}>
          <LinkButton kind="secondary" href={paths.items(language, 'new')}>
            {say(itemsTexts.toNew)}
          </LinkButton>
        </EmptyState>
      ) : (
        <GoodsGrid products={products} of={slug} total={total} />
      )}
    </div>
  )
}

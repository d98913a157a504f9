import { getRouteApi } from '@tanstack/react-router'
import type { CategoryPage } from '#contract/shop/api/categories.ts'
import { idInAddress, paths, specialItems, type SpecialItems } from '#contract/shop/paths.ts'
import { listRows } from '#rules/constants.ts'
import { inLanguage, localeOf, type Language } from '#rules/locale.ts'
import { itemsTexts, listDescription, specialItemsTexts } from '#texts/shop/items.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import type { Visit } from '#storefront/data/context.ts'
import { Cover } from '#storefront/features/catalog/cover.tsx'
import { LinkChip } from '#ui/controls/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { dataScript } from '#storefront/pages/frame/data-script.ts'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { trailData } from '#storefront/pages/frame/trail-data.ts'
import { useMenu } from '#storefront/data/menu.ts'
import { orNotFound } from '#storefront/data/or-not-found.ts'
import { GoodsGrid } from './goods-grid.tsx'

type Shelf = Pick<
  CategoryPage,
  'name' | 'cover_url' | 'mobile_cover_url' | 'products' | 'slug' | 'text' | 'search_title' | 'search_text'
> & {
  note?: string
}
type List = Shelf & {
  /** The category above it. Only the server knows, which tells search engines. */
  above?: { id: number; name: string; slug?: string | undefined } | undefined
}

/** A category, a sub-category, or one of the special lists: one page for all of them (LST-01, LST-03, LST-07). */
export async function load({ context: { client, language, terms }, params }: Visit<{ category: string }>): Promise<List> {
  if (isSpecial(params.category)) {
    const { products } = await client.products.special({ key: specialItems[params.category], rows: listRows.most })
    const { title, note } = specialItemsTexts[params.category]
    return {
      name: inLanguage(title, language),
      note: inLanguage(typeof note === 'function' ? note(terms.preorder) : note, language),
      cover_url: null,
      mobile_cover_url: null,
      products,
    }
  }
  const id = Number(idInAddress(params.category))
  const shelf = await orNotFound(client.categories.find({ id }))
  return import.meta.env.SSR ? { ...shelf, above: await findAbove(client, { id, language }) } : shelf
}

async function findAbove(client: Visit['context']['client'], { id, language }: { id: number; language: Language }) {
  const { categories } = await client.categories.list({ locale: localeOf(language) })
  const above = categories.find(({ sub_categories }) => sub_categories.some((sub) => sub.id === id))
  return above && { id: above.id, name: above.name, ...(above.slug && { slug: above.slug }) }
}

export function head({
  loaderData,
  match,
  params,
}: {
  loaderData?: List
  match: { context: Visit['context'] }
  params: { category: string }
}) {
  if (!loaderData) return {}
  const { name, note, products, above, slug, search_title: searchTitle, search_text: searchText } = loaderData
  const { origin, language } = match.context
  const pathIn = (each: Language) =>
    paths.items(each, isSpecial(params.category) ? params.category : { id: Number(idInAddress(params.category)), slug })
  const names = products.slice(0, namesInDescription).map((product) => product.name)
  const described = names.length > 0 ? inLanguage(listDescription({ name, names, count: products.length }), language) : ''
  const trail = [
    { name: inLanguage(shellTexts.home, language), address: origin + paths.home(language) },
    ...(above ? [{ name: above.name, address: origin + paths.items(language, above) }] : []),
    { name, address: origin + pathIn(language) },
  ]
  return {
    ...headOf({ ...match.context, title: searchTitle ?? name, pathIn, description: note ?? searchText ?? described }),
    scripts: import.meta.env.SSR ? [dataScript(trailData(trail))] : [],
  }
}

/** Goods that the description of a list names. */
const namesInDescription = 4

const page = getRouteApi('/$language/items/$category')

export function ItemsPage() {
  const say = useWords()
  const { name, note, text, cover_url, mobile_cover_url, products } = page.useLoaderData()
  const { category, language } = page.useParams()
  return (
    <div className="wrap">
      <Cover title={name} note={note} wide={cover_url} narrow={mobile_cover_url} />
      <SubCategories current={idInAddress(category)} />
      {text && <p className="muted mb-2 max-w-[60em] whitespace-pre-line">{text}</p>}
      {products.length === 0 ? (
        <EmptyState title={say(itemsTexts.empty)} text={say(itemsTexts.emptyHint)}>
          <LinkButton kind="secondary" href={paths.items(language, 'new')}>
            {say(itemsTexts.toNew)}
          </LinkButton>
        </EmptyState>
      ) : (
        <GoodsGrid products={products} of={category} />
      )}
    </div>
  )
}

/** The categories beside this one, and the one above. Special lists have none. */
function SubCategories({ current }: { current: string }) {
  const say = useWords()
  const language = useLanguage()
  const categories = useMenu()
  const main = categories.find(
    ({ id, sub_categories }) => String(id) === current || sub_categories.some((sub) => String(sub.id) === current),
  )
  if (!main || main.sub_categories.length === 0) return null
  return (
    <nav className="chips bare-scroll" aria-label={say(itemsTexts.subCategories)}>
      <LinkChip href={paths.items(language, main)} current={String(main.id) === current}>
        {say(itemsTexts.all)}
      </LinkChip>
      {main.sub_categories.map((sub) => (
        <LinkChip key={sub.id} href={paths.items(language, sub)} current={String(sub.id) === current}>
          {sub.name}
        </LinkChip>
      ))}
    </nav>
  )
}

function isSpecial(word: string): word is SpecialItems {
  return Object.hasOwn(specialItems, word)
}

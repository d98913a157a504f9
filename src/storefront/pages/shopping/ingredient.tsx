import { getRouteApi } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { IngredientPage } from '#contract/shop/api/ingredients.ts'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { joinWords } from '#texts/shared/format.ts'
import { goodsWithIngredient, ingredientTexts, itemsTexts, listDescription } from '#texts/shop/items.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import type { Visit } from '#storefront/data/context.ts'
import { orNotFound } from '#storefront/data/or-not-found.ts'
import { Cover } from '#storefront/features/catalog/cover.tsx'
import { LinkButton } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { dataScript } from '#storefront/pages/frame/data-script.ts'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { trailData } from '#storefront/pages/frame/trail-data.ts'
import { GoodsGrid } from './goods-grid.tsx'

/** What goes by one name on the labels of many products (GDS-42). */
export async function load({ context: { client }, params }: Visit<{ ingredient: string }>): Promise<IngredientPage> {
  return orNotFound(client.ingredients.find({ slug: params.ingredient }))
}

export function head({ loaderData, match }: { loaderData?: IngredientPage; match: { context: Visit['context'] } }) {
  if (!loaderData) return {}
  const { origin, language } = match.context
  const { name, slug, note, products, total } = loaderData
  const title = inLanguage(goodsWithIngredient(name), language)
  const pathIn = (each: Language) => paths.ingredient(each, slug)
  const names = products.slice(0, namesInDescription).map((product) => product.name)
  const described = names.length > 0 ? inLanguage(listDescription({ name: title, names, count: total }), language) : ''
  const trail = [
    { name: inLanguage(shellTexts.home, language), address: origin + paths.home(language) },
    { name, address: origin + pathIn(language) },
  ]
  return {
    ...headOf({ ...match.context, title, pathIn, description: note ?? described }),
    scripts: import.meta.env.SSR ? [dataScript(trailData(trail)), dataScript(termData(loaderData, origin + pathIn(language)))] : [],
  }
}

/** Goods that the description of a list names. */
const namesInDescription = 4

/** The ingredient as a word that is explained; after schema.org/DefinedTerm. */
function termData({ name, inci, other_names: others, note }: IngredientPage, url: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    name,
    termCode: inci,
    url,
    inDefinedTermSet: 'INCI',
    ...(others.length > 0 && { alternateName: others }),
    ...(note !== undefined && { description: note }),
  }
}

const page = getRouteApi('/$language/ingredients/$ingredient')

export function IngredientGoodsPage() {
  const [say, language] = [useWords(), useLanguage()]
  const { name, slug, other_names: others, note, products, total } = page.useLoaderData()
  return (
    <div className="wrap">
      <Cover title={name} note={others.length === 0 ? undefined : <OtherNames names={others} />} wide={null} narrow={null} />
      {note && <p className="muted mb-2 max-w-[60em] whitespace-pre-line">{note}</p>}
      {products.length === 0 ? (
        <EmptyState title={say(ingredientTexts.none)} text={say(itemsTexts.emptyHint)}>
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

/** The names that labels have for it besides, each in a language of its own. */
function OtherNames({ names }: { names: readonly string[] }) {
  const [say, language] = [useWords(), useLanguage()]
  const between = joinWords(['', ''], language)
  return (
    <>
      {say(ingredientTexts.otherNames)}{' '}
      {names.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && between}
          <span lang={/\p{Script=Han}/u.test(name) ? 'zh-Hant-TW' : undefined}>{name}</span>
        </Fragment>
      ))}
    </>
  )
}

import type { StaticDataRouteOption } from '@tanstack/react-router'
import type { FoundPage, KnownPages, ShownPage } from '#contract/shop/found-page.ts'
import { paths, idInAddress, specialItems, termsPages } from '#contract/shop/paths.ts'
import { isLanguage, type Language } from '#rules/locale.ts'
import { defaultTerms, termsOn } from '#rules/terms.ts'
import { createShopRouter } from './routes.ts'

export type Asked = {
  /** Without a slash at the end. */
  path: string
  query: URLSearchParams
}

const noClient = (): never => {
  throw new Error('Addresses are only looked up here; nothing is called.')
}
/** Where pages are does not hang on the terms, nor on who sells. */
const nobody = { name: { zh: '', en: '' }, taxId: '', address: { zh: '', en: '' }, foodNumber: '' }
const addresses = createShopRouter({ origin: '', clientOf: noClient, terms: termsOn('', { ...defaultTerms, seller: nobody }) })

/**
 * The page at an address, without drawing it. However many addresses are made up, there are only so many pages: a thing
 * has one address and its others lead there, and what does not exist is told by one page, as are all orders.
 */
export function findPage({ path, query }: Asked, known: KnownPages): FoundPage {
  const [, segment] = path.split('/')
  const language = isLanguage(segment) ? segment : 'zh'
  if (!isReadable(path)) return lost({ language, path })
  const [routes, { language: _, ...params }, found] = addresses.getMatchedRoutes(path)
  if (!found || found.children || '**' in params) return lost({ language, path })
  const route = found.fullPath
  const [param, word = ''] = Object.entries(params)[0] ?? []
  const address = addressOf({ route, language, word, query, known })
  if (address !== undefined) {
    const [ownPath = ''] = address.split('?', 1)
    return isSamePath(ownPath, path) ? { kind: 'shown', address, ...factsOf(routes) } : { kind: 'moved', path: ownPath }
  }
  const isThing = Object.hasOwn(things, route)
  if (!isThing && !plainWord.test(word)) return lost({ language, path })
  const forAll = route.replace('$language', language).replace(`$${param}`, place)
  const filling = { place, word: plainWord.test(word) ? word : '0' }
  return { kind: 'shown', address: forAll, ...factsOf(routes), ...(isThing && { isLost: true }), filling }
}

type Told = { options: { staticData?: StaticDataRouteOption } }

/** What the routes to a page say of it. */
function factsOf(routes: readonly Told[]): Pick<ShownPage, 'takesCards'> {
  const told = routes.map((route) => route.options.staticData ?? {})
  return { takesCards: told.some((page) => page.takesCards === true) }
}

/** Words and paths that mean the same in an address, in a document and in a script. */
const plainWord = /^[\w-]{1,200}$/
const plainPath = /^[\w/-]{1,200}$/

/** Stands for the word in pages that are drawn for all words. Nobody outside can know it, so no content holds it. */
const place = `word${crypto.randomUUID().replaceAll('-', '')}`

/** What does not exist, wherever. Only the link to the other language says where that was. */
function lost({ language, path }: { language: Language; path: string }): ShownPage {
  const [routes] = addresses.getMatchedRoutes(paths.notFound(language))
  const below = path.slice(language.length + 2)
  return {
    kind: 'shown',
    address: `/${language}/${place}`,
    ...factsOf(routes),
    isLost: true,
    filling: { place, word: plainPath.test(below) ? below : '404' },
  }
}

type Wanted = { language: Language; word: string; known: KnownPages }

/** Routes to things of which the shop has a list: the address of the one that is meant, undefined when there is none. */
const things: Readonly<Record<string, (wanted: Wanted) => string | undefined>> = {
  '/$language/product/$product': ({ language, word, known }) => {
    const id = numberIn(idInAddress(word))
    const slug = known.products.get(id)
    return slug === undefined ? undefined : paths.product(language, { id, slug })
  },
  '/$language/items/$category': ({ language, word, known }) => {
    if (Object.hasOwn(specialItems, word)) return `/${language}/items/${word}`
    const id = liveCategory(numberIn(idInAddress(word)), known)
    return id === undefined ? undefined : paths.items(language, { id, slug: known.categories.get(id) })
  },
  '/$language/brands/$brand': ({ language, word, known }) => {
    const slug = known.brands.get(word)
    return slug === undefined ? undefined : paths.brand(language, slug)
  },
  '/$language/ingredients/$ingredient': ({ language, word, known }) => {
    const slug = known.ingredients.get(word)
    return slug === undefined ? undefined : paths.ingredient(language, slug)
  },
  '/$language/health-articles/$article': ({ language, word, known }) =>
    known.articles.has(numberIn(word)) ? paths.article(language, numberIn(word)) : undefined,
  '/$language/terms/$slug': ({ language, word }) => {
    const page = termsPages.find((each) => each === word)
    return page && paths.terms(language, page)
  },
  // A topic that there is not leads to the first one (D-80), which is also what stands without a topic.
  '/$language/faqs/{-$slug}': ({ language, word, known }) => paths.faqs(language, known.topics[language].has(word) ? word : undefined),
}

/** The category, or the one to which it was moved when it was archived; undefined when neither is shown. */
function liveCategory(id: number, { categories, movedCategories }: KnownPages): number | undefined {
  const passed = new Set<number>()
  for (let at: number | undefined = id; at !== undefined && !passed.has(at); at = movedCategories.get(at)) {
    if (categories.has(at)) return at
    passed.add(at)
  }
  return undefined
}

type Route = { route: string; language: Language; word: string; query: URLSearchParams; known: KnownPages }

/** The one address of the page; undefined when it has none: the thing does not exist, or it is drawn for all words. */
function addressOf({ route, language, word, query, known }: Route): string | undefined {
  const thing = things[route]
  if (thing) return thing({ language, word, known })
  if (word !== '') return undefined
  const tag = query.get('tag') ?? ''
  // A tag that no article bears is for the browser to ask about: nobody makes the server draw words.
  if (route === '/$language/health-articles') return paths.articles(language, known.tags.has(tag) ? tag : undefined)
  const address = route.replace('$language', language).replace(/\/$/, '')
  // Whatever is searched for, the page is one, and another than that without words: search engines do not keep it.
  return route === '/$language/search' && query.has('q') ? `${address}?q=` : address
}

/** Ids are written in digits, as many as a number keeps; anything else is the id of nothing. */
function numberIn(word: string): number {
  return /^\d{1,15}$/.test(word) ? Number(word) : 0
}

/** Whether two paths are one, however their signs are written. */
function isSamePath(one: string, other: string): boolean {
  return decodeURIComponent(one) === decodeURIComponent(other)
}

function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

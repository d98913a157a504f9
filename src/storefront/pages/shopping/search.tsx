import { getRouteApi, useHydrated, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '#contract/shop/paths.ts'
import { searchRows } from '#rules/constants.ts'
import { inLanguage } from '#rules/locale.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { homeTexts } from '#texts/shop/home.ts'
import { found, foundMoreThan, noSuchProduct, searchFor, searchTexts } from '#texts/shop/search.ts'
import { titleOf } from '#texts/shop/shell.ts'
import type { Visit } from '#storefront/data/context.ts'
import { EndOfShelf } from '#storefront/features/search/end-of-shelf.tsx'
import type { Found } from '#storefront/features/search/kept-searches.ts'
import { SearchBox } from '#storefront/features/search/search-box.tsx'
import { Button, LinkButton } from '#ui/controls/button.tsx'
import { LinkChip } from '#ui/controls/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { useMenu } from '#storefront/data/menu.ts'
import { ProductCards } from './product-cards.tsx'
import { useForgetSearch, useSearch } from '#storefront/data/use-search.ts'
import { useSuggest } from '#storefront/data/use-suggest.ts'

/** What somebody searched for is no page for search engines to keep; the search itself is. */
export function head({ match: { context, search } }: { match: { context: Visit['context']; search: { q?: string } } }) {
  const title = inLanguage(searchTexts.title, context.language)
  return headOf({ ...context, title, ...(search.q === undefined && { pathIn: paths.search }) })
}

const page = getRouteApi('/$language/search')

/** The API looks up no more signs than these. */
const longestWords = 200

/** The server sends the same page to everybody, which knows no words; it learns them from its address when it is awake. */
export function SearchPage() {
  const say = useWords()
  const language = useLanguage()
  const router = useRouter()
  const awake = useHydrated()
  const { q = '' } = page.useSearch()
  const words = awake ? q.trim().slice(0, longestWords) : ''
  const forget = useForgetSearch()
  const [round, setRound] = useState(0)
  useTitleWith(words)
  const search = (wanted: string) => {
    if (wanted !== words) return void router.navigate({ href: paths.search(language, wanted) })
    forget()
    setRound(round + 1)
  }
  return (
    <div className="wrap">
      <h1 className="hidden-text">{say(searchTexts.title)}</h1>
      <SearchBox words={words} longest={longestWords} suggest={useSuggest()} onSearch={search} />
      {words && <Results key={`${round} ${words}`} words={words} />}
      {awake && !words && <Categories />}
    </div>
  )
}

/** The page's head comes from the server, without words; what the tab says is added here. */
function useTitleWith(words: string) {
  const language = useLanguage()
  useEffect(() => {
    const title = words ? searchFor(words) : searchTexts.title
    document.title = inLanguage(titleOf(inLanguage(title, language)), language)
  }, [words, language])
}

function Results({ words }: { words: string }) {
  const say = useWords()
  const { products, nextPage, bestSellers, failed, loadMore } = useSearch(words)
  const isEmpty = products.length === 0 && nextPage === null
  return (
    <>
      <Count words={words} products={products} nextPage={nextPage} />
      {products.length > 0 && (
        <div className="product-grid">
          <ProductCards products={products} eager={4} level="h2" />
        </div>
      )}
      {isEmpty && <NothingFound words={words} bestSellers={bestSellers} />}
      {nextPage !== null && !failed && <EndOfShelf key={products.length} onReach={loadMore} />}
      {failed && (
        <EmptyState title={say(errorTexts.brokenTitle)} text={say(searchTexts.failed)}>
          <Button kind="secondary" onClick={loadMore}>
            {say(errorTexts.again)}
          </Button>
        </EmptyState>
      )}
    </>
  )
}

/** Said aloud once: of results that go on, the shop only knows that there are more, and says so however far they are read (SRC-14). */
function Count({ words, products, nextPage }: Pick<Found, 'words' | 'products' | 'nextPage'>) {
  const say = useWords()
  const goesOn = nextPage !== null || products.length > searchRows
  const count = formatNumber(goesOn ? searchRows : products.length, useLanguage())
  const tell = goesOn ? foundMoreThan : found
  const isEmpty = products.length === 0 && nextPage === null
  return (
    <p className={isEmpty ? 'hidden-text' : 'muted small search-count'} aria-live="polite">
      {isEmpty && say(noSuchProduct(words))}
      {products.length > 0 && say(tell(words, count))}
    </p>
  )
}

function NothingFound({ words, bestSellers }: Pick<Found, 'words' | 'bestSellers'>) {
  const say = useWords()
  const language = useLanguage()
  return (
    <>
      <EmptyState title={say(noSuchProduct(words))} text={say(searchTexts.emptyHint)}>
        <LinkButton kind="secondary" href={paths.items(language, 'new')}>
          {say(searchTexts.toNew)}
        </LinkButton>
      </EmptyState>
      {bestSellers.length > 0 && (
        <section className="pt-8">
          <h2 className="mb-5 text-[22px]">{say(homeTexts.hottest.title)}</h2>
          <div className="product-grid">
            <ProductCards products={bestSellers} />
          </div>
        </section>
      )}
    </>
  )
}

/** Without words nothing is asked and nothing is said to be missing (D-10): the shelves are shown instead. */
function Categories() {
  const say = useWords()
  const language = useLanguage()
  const categories = useMenu()
  return (
    <>
      <p className="muted small">{say(searchTexts.hint)}</p>
      <nav className="flex flex-wrap gap-2 pt-5" aria-label={say(homeTexts.categories)}>
        {categories.map((category) => (
          <LinkChip key={category.id} href={paths.items(language, category)}>
            {category.name}
          </LinkChip>
        ))}
      </nav>
    </>
  )
}

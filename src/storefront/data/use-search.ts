import { useRouter } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import type { ShopClient } from '#contract/shop/client.ts'
import { findSearch, forgetSearch, keepSearch, type Found } from '../features/search/kept-searches.ts'
import { useProblemHandler } from './use-problem-handler.ts'
import { useShop } from './use-shop.ts'

/** How many best sellers console whoever found nothing. */
const bestSellerRows = 4

/**
 * The results for these words, one page more with each `loadMore`. They begin with what was found before at this entry of
 * the history, so that going back asks nothing (SRC-09). The entry is that of the first drawing: the router knows the next
 * one while the page that is being left is still drawn.
 */
export function useSearch(words: string) {
  const { client } = useShop()
  const handleProblem = useProblemHandler()
  const [entry] = useState(useEntry())
  const [found, setFound] = useState(() => findSearch(entry, words))
  // What is on its way to be drawn counts: the end of the shelf may be reached once more before it is.
  const latest = useRef(found)
  const [failed, setFailed] = useState(false)
  const asking = useRef(false)
  const ask = useCallback(async () => {
    if (asking.current || latest.current.nextPage === null) return
    asking.current = true
    setFailed(false)
    try {
      const more = await loadPage(client, latest.current)
      latest.current = more
      keepSearch(entry, more)
      setFound(more)
    } catch (error) {
      setFailed(true)
      handleProblem(error)
    } finally {
      asking.current = false
    }
  }, [client, entry, handleProblem])
  const loadMore = useCallback(() => void ask(), [ask])
  return { ...found, failed, loadMore }
}

/** Makes the present entry of the history forget what was found there. */
export function useForgetSearch(): () => void {
  const entry = useEntry()
  return () => forgetSearch(entry())
}

function useEntry(): () => string {
  const router = useRouter()
  return () => router.state.location.state.__TSR_key ?? router.state.location.href
}

/** What sells better by now has moved down into this page: nothing is shown twice. */
async function loadPage(client: ShopClient, { words, products, nextPage }: Found): Promise<Found> {
  const answer = await client.products.search({ q: { name_or_description_cont: words }, page: nextPage ?? 1 })
  const known = new Set(products.map(({ id }) => id))
  const all = [...products, ...answer.products.filter(({ id }) => !known.has(id))]
  return { words, products: all, nextPage: answer.next_page, bestSellers: all.length > 0 ? [] : await listBestSellers(client) }
}

/** They are a kindness: without them, nothing was found all the same. */
async function listBestSellers(client: ShopClient) {
  const { products } = await client.products.special({ key: 'hottest', rows: bestSellerRows }).catch(() => ({ products: [] }))
  return products
}

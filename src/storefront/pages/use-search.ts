import { useCallback, useRef, useState } from 'react'
import type { ShopClient } from '#contract/client.ts'
import { findSearch, keepSearch, type Found } from '../features/search/kept-searches.ts'
import { useProblemHandler } from './use-problem-handler.ts'
import { useShop } from './use-shop.ts'

/** How many best sellers console whoever found nothing. */
const bestSellerRows = 4

/**
 * The results of a search at an entry of the history, one page more with each `loadMore`. They begin with what was found
 * there before, so that going back asks nothing (SRC-09).
 */
export function useSearch({ entry, words }: { entry: string; words: string }) {
  const { client } = useShop()
  const handleProblem = useProblemHandler()
  const [found, setFound] = useState(() => findSearch(entry, words))
  const [failed, setFailed] = useState(false)
  const asking = useRef(false)
  const ask = useCallback(async () => {
    if (asking.current || found.nextPage === null) return
    asking.current = true
    setFailed(false)
    try {
      const more = await loadPage(client, found)
      keepSearch(entry, more)
      setFound(more)
    } catch (error) {
      setFailed(true)
      handleProblem(error)
    } finally {
      asking.current = false
    }
  }, [client, entry, found, handleProblem])
  const loadMore = useCallback(() => void ask(), [ask])
  return { ...found, failed, loadMore }
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

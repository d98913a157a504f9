import { useCallback } from 'react'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { shelfOf } from '#texts/shop/search.ts'
import type { Suggest, Suggestion } from '../features/search/use-suggestions.ts'
import { useMenu } from './menu.ts'
import { useShop } from './use-shop.ts'

const mostShelves = 3

/** Shelves are known already; products are asked for. Without an answer only shelves are suggested. */
export function useSuggest(): Suggest {
  const { client, language } = useShop()
  const categories = useMenu()
  return useCallback(
    async (words, signal) => {
      const asked = words.toLowerCase().split(/\s+/)
      const holds = ({ name }: { name: string }) => asked.every((word) => name.toLowerCase().includes(word))
      const shelf = (of: { id: number; slug?: string | undefined }, name: string): Suggestion => ({
        key: `shelf-${of.id}`,
        name,
        href: paths.items(language, of),
      })
      const shelves = categories.flatMap((category) => [
        ...[category].filter(holds).map((found) => shelf(found, found.name)),
        ...category.sub_categories.filter(holds).map((sub) => shelf(sub, inLanguage(shelfOf(sub.name, category.name), language))),
      ])
      const { products } = await client.products.suggest({ q: words }, { signal }).catch(() => ({ products: [] }))
      const goods = products.map((product): Suggestion => ({
        key: `product-${product.id}`,
        name: product.name,
        href: paths.product(language, product),
        preview: product.preview,
      }))
      return [...shelves.slice(0, mostShelves), ...goods]
    },
    [client, language, categories],
  )
}

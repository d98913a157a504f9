import { useMemo, useState } from 'react'
import type { CartItem } from '#contract/shop/api/cart.ts'
import { picksForMore } from '#storefront/features/cart/picks-for-more.ts'
import { sendLatest } from '#storefront/features/cart/send-latest.ts'
import { keepLine } from './cart-cache.ts'
import { reloadCart } from './use-cart.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'

const none: ReadonlyMap<number, number> = new Map()

/**
 * Quantities that were asked for and are not saved yet: shown at once, while amounts wait for the shop's answer. After a
 * refusal the former quantity stands there again, and the reason is told (CRT-21, CRT-23).
 */
export function useQuantityChanges() {
  const { client, language } = useShop()
  const handleProblem = useProblemHandler()
  const [wanted, setWanted] = useState(none)
  const send = useMemo(
    () =>
      sendLatest<{ line: CartItem; quantity: number }>(async (id, { line, quantity }) => {
        const { product, optional_items: picks } = line
        const { cart_item } = await client.cart.change({ id, quantity, optional_items: picksForMore(product, { quantity, picks }) })
        keepLine(language, cart_item)
      }),
    [client, language],
  )

  const change = async (line: CartItem, quantity: number) => {
    setWanted((before) => new Map(before).set(line.id, quantity))
    try {
      await send(line.id, { line, quantity })
      setWanted((before) => without(before, line.id))
    } catch (error) {
      setWanted((before) => without(before, line.id))
      handleProblem(error)
      await reloadCart()
    }
  }

  return { wanted, changeQuantity: (line: CartItem, quantity: number) => void change(line, quantity) }
}

function without(map: ReadonlyMap<number, number>, key: number): ReadonlyMap<number, number> {
  return new Map([...map].filter(([each]) => each !== key))
}

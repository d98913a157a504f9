import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { track } from '#storefront/features/tracking/track.ts'
import { goodsOfLines } from '#storefront/features/tracking/tracked-items.ts'
import { dropLine, findLine } from './cart-cache.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'

const none: ReadonlySet<number> = new Set()

/**
 * Lines that were deleted and can still be recovered (CRT-18 to CRT-20). `finish` makes a deletion final; whoever leaves
 * the page before the time is over, also by a reload, has not changed their mind, so leaving makes all of them final.
 */
export function useLineRemovals() {
  const { client, language } = useShop()
  const handleProblem = useProblemHandler()
  const [removed, setRemoved] = useState(none)
  const pending = useRef(new Set<number>())

  const mark = useCallback((change: (ids: Set<number>) => void) => {
    change(pending.current)
    setRemoved(new Set(pending.current))
  }, [])

  const finish = useCallback(
    async (lineId: number) => {
      if (!pending.current.delete(lineId)) return
      const line = findLine(language, lineId)
      try {
        await client.cart.remove({ id: lineId })
        dropLine(language, lineId)
        if (line) track({ name: 'remove_from_cart', ...goodsOfLines([line]) })
      } catch (error) {
        handleProblem(error)
      } finally {
        mark(() => undefined)
      }
    },
    [client, language, handleProblem, mark],
  )
  const finishAll = useCallback(() => Promise.all([...pending.current].map(finish)), [finish])

  useOnLeave(() => void finishAll())

  return {
    removed,
    remove: (lineId: number) => mark((ids) => ids.add(lineId)),
    recover: (lineId: number) => mark((ids) => ids.delete(lineId)),
    finish: (lineId: number) => void finish(lineId),
    finishAll,
  }
}

/** Leaving is going to another page of the shop, and to anywhere else, or reloading. */
function useOnLeave(act: () => void) {
  const leave = useEffectEvent(act)
  useEffect(() => {
    const onHide = () => leave()
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      leave()
    }
  }, [])
}

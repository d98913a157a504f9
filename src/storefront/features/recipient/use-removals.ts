import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

const none: ReadonlySet<number> = new Set()

/**
 * Recipients that were deleted and can still be recovered (RCP-33). `finish` makes a deletion final; leaving the list makes
 * all of them final.
 */
export function useRemovals(removeForGood: (id: number) => Promise<unknown>) {
  const [removed, setRemoved] = useState(none)
  const pending = useRef(new Set<number>())
  const mark = useCallback((change: (ids: Set<number>) => void) => {
    change(pending.current)
    setRemoved(new Set(pending.current))
  }, [])
  const finish = async (id: number) => {
    if (!pending.current.delete(id)) return
    await removeForGood(id)
    mark(() => undefined)
  }
  const finishAll = () => Promise.all([...pending.current].map(finish))
  const leave = useEffectEvent(() => void finishAll())
  useEffect(() => () => leave(), [])
  return {
    removed,
    remove: (id: number) => mark((ids) => ids.add(id)),
    recover: (id: number) => mark((ids) => ids.delete(id)),
    finish: (id: number) => void finish(id),
    finishAll: () => void finishAll(),
  }
}

export type Removals = ReturnType<typeof useRemovals>

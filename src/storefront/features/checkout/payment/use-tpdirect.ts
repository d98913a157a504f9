import { useCallback, useEffect, useState } from 'react'
import { openTpDirect, type CardApp, type TpDirect } from './tpdirect.ts'

export type TpDirectState = {
  state: 'loading' | 'ready' | 'failed'
  library: TpDirect | null
  /** Loads it again after it failed. */
  again: () => void
}

/** The card company's library: loaded when this is first drawn, and not before. */
export function useTpDirect({ id, key }: CardApp): TpDirectState {
  const [library, setLibrary] = useState<TpDirect | null>(null)
  const [failedAt, setFailedAt] = useState(0)
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let isGone = false
    openTpDirect({ id, key })
      .then((opened) => !isGone && setLibrary(opened))
      .catch((error: unknown) => {
        console.warn(error)
        if (!isGone) setFailedAt(attempt)
      })
    return () => {
      isGone = true
    }
  }, [id, key, attempt])
  const again = useCallback(() => setAttempt((before) => before + 1), [])
  if (library) return { state: 'ready', library, again }
  return { state: failedAt === attempt ? 'failed' : 'loading', library: null, again }
}

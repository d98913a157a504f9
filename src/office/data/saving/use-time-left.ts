import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'

/** Whether somebody can see the page and act on it: it is in front, and there is a line. */
export function useIsAttended(): boolean {
  return useSyncExternalStore(follow, () => document.visibilityState === 'visible' && navigator.onLine)
}

function follow(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell)
  for (const event of ['online', 'offline'] as const) addEventListener(event, tell)
  return () => {
    document.removeEventListener('visibilitychange', tell)
    for (const event of ['online', 'offline'] as const) removeEventListener(event, tell)
  }
}

/** Ends after so long, not counting what passes while it is held or while nobody could act. Null never ends. */
export function useTimeLeft({ ms, held, onEnd }: { ms: number | null; held: boolean; onEnd: () => void }): { isRunning: boolean } {
  const isAttended = useIsAttended()
  const left = useRef(ms)
  const [hasEnded, setEnded] = useState(false)
  const end = useEffectEvent(() => {
    setEnded(true)
    onEnd()
  })
  const isRunning = ms !== null && !held && isAttended && !hasEnded
  useEffect(() => {
    if (!isRunning || left.current === null) return
    const [startedAt, before] = [performance.now(), left.current]
    const timer = setTimeout(() => end(), before)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, before - (performance.now() - startedAt))
    }
  }, [isRunning])
  return { isRunning }
}

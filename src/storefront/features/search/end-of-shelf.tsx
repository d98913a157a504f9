import { useEffect, useRef } from 'react'
import { controlTexts } from '#texts/shared/controls.ts'
import { PetalLoader } from '#ui/waiting.tsx'
import { useWords } from '#ui/words/words.ts'

/** So far below the window the end counts as reached: the next page is there before it is seen. */
const aheadPx = 800

/** Stands below a shelf that goes on, and says once when it comes into view (SRC-04, SRC-07): a longer shelf has a new one. */
export function EndOfShelf({ onReach }: { onReach: () => void }) {
  const say = useWords()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && onReach(), { rootMargin: `${aheadPx}px 0px` })
    if (end.current) watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [onReach])
  return (
    <div ref={end}>
      <PetalLoader text={say(controlTexts.loadingMore)} />
    </div>
  )
}

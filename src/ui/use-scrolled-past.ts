import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled further than that. */
export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(
    watchScroll,
    () => window.scrollY > px,
    () => false,
  )
}

/** Tells of every scrolling of the page, for useSyncExternalStore. */
export function watchScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

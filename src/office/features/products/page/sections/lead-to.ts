import { watchScroll } from '#ui/use-scrolled-past.ts'
import type { ProductSection } from './product-sections.ts'

/**
 * Scrolls to the heading of a section, which has the focus then. What is drawn later, such as pictures and prices, moves it away, and a
 * browser holds only one of the columns still: so it is led to anew until somebody scrolls, presses or types. Answers what ends that before.
 */
export function leadTo(section: ProductSection): () => void {
  const heading = document.getElementById(section)
  const columns = [...(heading?.closest('.product-page')?.children ?? [])]
  const heightsNow = () => columns.map(({ clientHeight }) => clientHeight).join()
  let [heights, top] = ['', 0]
  const lead = () => {
    heading?.scrollIntoView()
    heights = heightsNow()
    top = window.scrollY
  }
  lead()
  heading?.focus({ preventScroll: true })
  const observer = new ResizeObserver(() => {
    if (heightsNow() !== heights) lead()
  })
  for (const column of columns) observer.observe(column)
  const leaveScroll = watchScroll(() => {
    if (heightsNow() === heights && window.scrollY !== top) leave()
  })
  const over = new AbortController()
  const leave = () => {
    observer.disconnect()
    leaveScroll()
    over.abort()
  }
  for (const sign of ['pointerdown', 'keydown'] as const) addEventListener(sign, leave, { capture: true, signal: over.signal })
  return leave
}

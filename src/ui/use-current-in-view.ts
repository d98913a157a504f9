import { useEffect, useRef, type RefObject } from 'react'

/** For a row of links that may be wider than the screen: whatever is current in it comes into view, without moving the page. */
export function useCurrentInView<Row extends HTMLElement>(current: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !link) return
    const { left, width } = link.getBoundingClientRect()
    const middle = row.current.getBoundingClientRect().left + row.current.clientWidth / 2
    row.current.scrollLeft += left + width / 2 - middle
  }, [current])
  return row
}

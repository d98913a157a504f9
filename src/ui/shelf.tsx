import { useEffect, useRef, useState, type ReactNode } from 'react'
import { controlTexts } from '#texts/shared/controls.ts'
import { IconButton } from './controls/button.tsx'
import { Icon } from './pictures/icon.tsx'
import { useWords } from './words/words.ts'

type ShelfProps = {
  /** What stands on it, for those who do not see it. */
  label: string
  children: ReactNode
}

/** A row that goes on beyond the edge: swiped by fingers, moved on by buttons, followed by the focus. */
export function Shelf({ label, children }: ShelfProps) {
  const say = useWords()
  const row = useRef<HTMLDivElement>(null)
  const ends = useEnds(row)
  const move = (direction: -1 | 1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: 'smooth' })
  return (
    <div className="shelf" role="group" aria-label={label}>
      <div className="rail bare-scroll" ref={row}>
        {children}
      </div>
      {ends !== 'both' && (
        <div className="shelf-buttons">
          <IconButton label={say(controlTexts.earlier)} disabled={ends === 'start'} onClick={() => move(-1)}>
            <Icon name="left" />
          </IconButton>
          <IconButton label={say(controlTexts.later)} disabled={ends === 'end'} onClick={() => move(1)}>
            <Icon name="right" />
          </IconButton>
        </div>
      )}
    </div>
  )
}

type Ends = 'start' | 'end' | 'both' | 'none'

/** Which ends of the row are in sight; both when it all fits. Drawn by the server as fitting. */
function useEnds(row: { current: HTMLElement | null }): Ends {
  const [ends, setEnds] = useState<Ends>('both')
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => setEnds(endsInSight(element))
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row])
  return ends
}

function endsInSight({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Ends {
  const start = scrollLeft < 2
  const end = scrollLeft > scrollWidth - clientWidth - 2
  if (start && end) return 'both'
  if (start) return 'start'
  return end ? 'end' : 'none'
}

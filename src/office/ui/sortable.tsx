import { GripVertical } from 'lucide-react'
import { createContext, use, useEffect, useState } from 'react'
import type * as MovingLists from './moving/moving-list.tsx'

type SortableProps = Parameters<typeof MovingLists.MovingList>[0]
type SortableItemProps = Parameters<typeof MovingLists.MovingItem>[0]
type Moving = typeof MovingLists

/** Null until it is there. */
const MovingContext = createContext<Moving | null>(null)

let loaded: Moving | null = null

/** What moves things is fetched beside the page, which draws them meanwhile. Without a line they stay as they stand; the next list asks anew. */
function useMoving(): Moving | null {
  const [moving, setMoving] = useState(loaded)
  useEffect(() => {
    let isHere = true
    void import('./moving/moving-list.tsx').then(
      (come) => {
        loaded = come
        if (isHere) setMoving(come)
      },
      () => undefined,
    )
    return () => void (isHere = false)
  }, [])
  return moving
}

/** Things that are put into another order, by pointer or by keyboard; each is a `SortableItem`. */
export function Sortable(props: SortableProps) {
  const moving = useMoving()
  return <MovingContext value={moving}>{moving ? <moving.MovingList {...props} /> : props.children}</MovingContext>
}

/** One thing of a list that can be put into another order; its grip is a button as soon as it can be moved. */
export function SortableItem(props: SortableItemProps) {
  const moving = use(MovingContext)
  if (moving) return <moving.MovingItem {...props} />
  const grip = (
    <span className="sortable-grip" aria-hidden="true">
      <GripVertical size={16} />
    </span>
  )
  return <li className={`sortable-item ${props.className ?? ''}`}>{props.children(grip)}</li>
}

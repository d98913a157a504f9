import { GripVertical } from 'lucide-react'
import { createContext, use, useEffect, useState } from 'react'
import type * as MovingLists from './moving/moving-list.tsx'

type SortableProps = Parameters<typeof MovingLists.MovingList>[0]
type SortableItemProps = Parameters<typeof MovingLists.MovingItem>[0]
type Moving = typeof MovingLists

/** Null where it cannot be had. */
const MovingContext = createContext<Moving | null>(null)

let loaded: Moving | 'on its way' = 'on its way'

/** What moves things is fetched beside the page, null where it cannot be had: then they stay as they stand, and the next list asks anew. */
function useMoving(): Moving | 'on its way' | null {
  const [moving, setMoving] = useState<Moving | 'on its way' | null>(loaded)
  useEffect(() => {
    let isHere = true
    const arrive = (come: Moving | null) => {
      if (come) loaded = come
      if (isHere) setMoving(come)
    }
    void import('./moving/moving-list.tsx').then(arrive, () => arrive(null))
    return () => void (isHere = false)
  }, [])
  return moving
}

/** Things that are put into another order, by pointer or by keyboard; each is a `SortableItem`. Drawn once it is known whether they can be moved: what stands in them begins once. */
export function Sortable(props: SortableProps) {
  const moving = useMoving()
  if (moving === 'on its way') return null
  return <MovingContext value={moving}>{moving ? <moving.MovingList {...props} /> : props.children}</MovingContext>
}

/** One thing of a list that can be put into another order; its grip is a button where it can be moved. */
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

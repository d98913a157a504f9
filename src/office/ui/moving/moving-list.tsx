import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { useRef, type CSSProperties, type ReactNode } from 'react'
import { isOver, liftedFrom, moveOf, putDownAt, sortingTexts, takenBack } from '#texts/office/goods/sorting.ts'
import { useWords } from '#ui/words/words.ts'
import { holdKeys } from './hold-keys.ts'

export type SortableProps = {
  /** In the order in which they stand. */
  ids: readonly string[]
  /** What each is called, for those who do not see it. */
  nameOf: (id: string) => string
  /** Told where in the list something was put, and where it stood. */
  onMove: (from: number, to: number) => void
  /** Beside each other, or below. */
  layout: 'grid' | 'list'
  children: ReactNode
}

export type SortableItemProps = {
  id: string
  name: string
  /** Draws the thing; the grip is where it is taken hold of. */
  children: (grip: ReactNode) => ReactNode
  className?: string
}

/** `Sortable` with dnd-kit, once that is there. */
export function MovingList({ ids, nameOf, onMove, layout, children }: SortableProps) {
  const say = useWords()
  const sensors = useSensors(
    // A press that does not move is a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id))
  const announcements = useAnnouncements({ say, placeOf, nameOf })
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: say(sortingTexts.how) },
      }}
      onDragStart={({ activatorEvent }) => {
        if (activatorEvent.type === 'keydown') holdKeys(activatorEvent)
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id))
      }}
    >
      <SortableContext items={[...ids]} strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

type Saying = {
  say: ReturnType<typeof useWords>
  placeOf: (id: UniqueIdentifier) => number
  nameOf: SortableProps['nameOf']
}

function useAnnouncements({ say, placeOf, nameOf }: Saying): Announcements {
  /** Something has been lifted, and not been moved yet. */
  const isLifted = useRef(false)
  const named = (id: UniqueIdentifier) => nameOf(String(id))
  return {
    onDragStart({ active }) {
      isLifted.current = true
      return say(liftedFrom(named(active.id), placeOf(active.id) + 1))
    },
    onDragOver({ active, over }) {
      if (!over) return undefined
      // What is lifted is over its own place at once, while that it was lifted is still to be heard.
      const isMoved = !isLifted.current || over.id !== active.id
      isLifted.current = false
      return isMoved ? say(isOver(named(active.id), placeOf(over.id) + 1)) : undefined
    },
    onDragEnd: ({ active, over }) => say(putDownAt(named(active.id), placeOf(over?.id ?? active.id) + 1)),
    onDragCancel: ({ active }) => say(takenBack(named(active.id))),
  }
}

/** `SortableItem` with dnd-kit, once that is there. */
export function MovingItem({ id, name, children, className }: SortableItemProps) {
  const say = useWords()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  const style: CSSProperties = {
    transform: transform ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)` : undefined,
    transition: matchMedia('(prefers-reduced-motion: reduce)').matches ? undefined : transition,
  }
  const label = say(moveOf(name))
  const grip = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className="sortable-grip"
      title={label}
      {...attributes}
      {...listeners}
      aria-label={label}
    >
      <GripVertical size={16} aria-hidden="true" />
    </button>
  )
  return (
    <li ref={setNodeRef} className={`sortable-item ${className ?? ''}`} style={style} data-dragging={isDragging || undefined}>
      {children(grip)}
    </li>
  )
}

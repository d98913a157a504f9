import { useState, type FocusEvent, type PointerEvent } from 'react'

/**
 * Whether somebody holds a sentence, so that it waits: they point at it or are in it by keyboard.
 * A pointer that only happens to lie where it appears does not point at it, and a finger that has tapped is gone: only a mouse that moves on it counts.
 */
export function useHeld() {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isInside, setInside] = useState(false)
  const hold = {
    onPointerMove: ({ pointerType }: PointerEvent) => setPointedAt(pointerType !== 'touch'),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setInside(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setInside(currentTarget.contains(relatedTarget)),
  }
  return { held: isPointedAt || isInside, hold }
}

import './undo-row.css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cartUndoMs } from '#rules/constants.ts'
import { Icon } from '../pictures/icon.tsx'
import { startCountdown, type Countdown } from './countdown.ts'

type UndoRowProps = {
  /** What was done, and can be undone for a moment. */
  said: string
  undo: string
  /** What the button undoes, for who does not see the row. */
  undoLabel: string
  onRecover: () => void
  onTimeOver: () => void
}

/**
 * Stands in place of what was deleted while it can be recovered. The time stands still while somebody points at the row or
 * has reached its button by keyboard; that the row appeared under a resting pointer does not count.
 */
export function UndoRow({ said, undo, undoLabel, onRecover, onTimeOver }: UndoRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const [held, setHeld] = useState(false)
  const [over, setOver] = useState(false)
  const time = useCountdown(() => {
    setOver(true)
    onTimeOver()
  })
  useEffect(() => row.current?.focus({ preventScroll: true }), [])
  const hold = () => {
    time.current?.hold()
    setHeld(true)
  }
  const resume = () => {
    time.current?.resume()
    setHeld(false)
  }
  const recover = () => {
    time.current?.stop()
    onRecover()
  }
  return (
    <li ref={row} tabIndex={-1} className="undo-row" data-held={held || undefined} onPointerMove={hold} onPointerLeave={resume}>
      <span>{said}</span>
      <button
        type="button"
        className="button ghost small text-brand-text"
        aria-label={undoLabel}
        disabled={over}
        onFocus={hold}
        onBlur={resume}
        onClick={recover}
      >
        <Icon name="undo" size="small" />
        {undo}
      </button>
      <span className="time" style={{ animationDuration: `${cartUndoMs}ms` }} />
    </li>
  )
}

function useCountdown(onEnd: () => void) {
  const time = useRef<Countdown>(undefined)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const countdown = startCountdown({ ms: cartUndoMs, onEnd: () => end() })
    time.current = countdown
    return countdown.stop
  }, [])
  return time
}

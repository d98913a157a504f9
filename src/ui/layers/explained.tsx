import { useId, type KeyboardEvent, type ReactNode } from 'react'

/** A word, such as a tag, that tells more when somebody points at it, taps it or reaches it by keyboard. Escape closes it. */
export function Explained({ reason, children }: { reason: string; children: ReactNode }) {
  const id = useId()
  return (
    <span className="with-tooltip">
      <button type="button" className="explained" aria-describedby={id} onKeyDown={closeByEscape}>
        {children}
      </button>
      <span id={id} role="tooltip" className="tooltip">
        {reason}
      </span>
    </span>
  )
}

function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>) {
  if (key === 'Escape') currentTarget.blur()
}

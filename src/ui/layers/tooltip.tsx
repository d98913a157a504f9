import type { ReactNode } from 'react'

/**
 * Shows the name of a button that is only a drawing, after 80 ms of pointing at it or as soon as it has the focus. For
 * the eyes alone: who hears the page hears the button's own name.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="with-tooltip">
      {children}
      <span className="tooltip" aria-hidden="true">
        {text}
      </span>
    </span>
  )
}

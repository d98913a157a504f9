import { useId, type ReactNode } from 'react'

/** A word about what it surrounds, after 80 ms of pointing at it or as soon as it has the focus. */
export function Tooltip({ text, children }: { text: ReactNode; children: (tied: { 'aria-describedby': string }) => ReactNode }) {
  const id = useId()
  return (
    <span className="with-tooltip">
      {children({ 'aria-describedby': id })}
      <span className="tooltip" role="tooltip" id={id}>
        {text}
      </span>
    </span>
  )
}

import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: ReactNode
  /** h1 where it is all that the page has. */
  heading?: 'h1' | 'h2' | undefined
  text?: ReactNode
  children?: ReactNode
}

/** A bare branch with buds: nothing here yet, and what to do about it. */
export function EmptyState({ title, heading: Heading = 'h2', text, children }: EmptyStateProps) {
  return (
    <div className="empty">
      <svg className="art" viewBox="0 0 200 150" aria-hidden="true" fill="none" stroke="var(--mh-ink-2)" strokeLinecap="round">
        <path d="M196 18C150 34 120 44 84 74C62 92 40 104 12 112" strokeWidth="5" />
        <path d="M128 44C116 24 100 18 78 14M84 74C88 98 82 112 70 130M150 34C152 58 160 72 176 84" strokeWidth="3" />
        <g fill="var(--mh-petal)" stroke="none">
          <circle cx="78" cy="13" r="6" />
          <circle cx="70" cy="131" r="6" />
          <circle cx="177" cy="85" r="6" />
          <circle cx="12" cy="112" r="5" />
          <circle cx="52" cy="92" r="5" />
        </g>
      </svg>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}

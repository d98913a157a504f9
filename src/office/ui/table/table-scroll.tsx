import type { ReactNode } from 'react'

/** A table that may be wider than its sheet: it is scrolled sideways, by keyboard too. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // What scrolls has to be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-scroll" role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  )
}

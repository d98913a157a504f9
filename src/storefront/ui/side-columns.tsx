import type { ReactNode } from 'react'

/** Content with a panel beside it that stays in view; on narrow screens the panel stands below. */
export function SideColumns({ side, sideLabel, children }: { side: ReactNode; sideLabel: string; children: ReactNode }) {
  return (
    <div className="side-columns">
      <div className="min-w-0">{children}</div>
      <aside aria-label={sideLabel}>{side}</aside>
    </div>
  )
}

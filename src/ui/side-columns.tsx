import './summary.css'
import type { ReactNode } from 'react'

type SideColumnsProps = {
  side: ReactNode
  /** What stands at the side, where that is more than decoration. */
  sideLabel?: string
  children: ReactNode
}

/** Content with a panel beside it that stays in view; on narrow screens the panel stands below. */
export function SideColumns({ side, sideLabel, children }: SideColumnsProps) {
  return (
    <div className="side-columns">
      <div className="min-w-0">{children}</div>
      {sideLabel ? <aside aria-label={sideLabel}>{side}</aside> : <div>{side}</div>}
    </div>
  )
}

import type { ReactNode } from 'react'
import { DoorSide } from './door-side.tsx'

/** The door of the office: a white side for what is asked, and a plum one. */
export function Door({ children, side }: { children: ReactNode; side?: ReactNode }) {
  return (
    <div className="door">
      <main className="door-main" id="main">
        <div className="door-form">{children}</div>
      </main>
      <DoorSide>{side}</DoorSide>
    </div>
  )
}

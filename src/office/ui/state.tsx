import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export type Tone = 'wait' | 'todo' | 'move' | 'done' | 'stop' | 'alarm'

/** How something stands: sign, word and tone together, so that colour never speaks alone. */
export function State({ tone, sign, pill = false, children }: { tone: Tone; sign: ReactNode; pill?: boolean; children: ReactNode }) {
  return (
    <span className={classNames('state', tone, pill && 'pill')}>
      {sign}
      {children}
    </span>
  )
}

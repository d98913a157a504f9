import '../summary.css'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** What something costs, line by line. */
export function Amounts({ children }: { children: ReactNode }) {
  return <dl className="amounts">{children}</dl>
}

type AmountRowProps = {
  label: ReactNode
  /** The last line, under which nothing stands. */
  total?: boolean
  /** Takes off from what is paid. */
  saving?: boolean
  /** Says a word in place of an amount. */
  inWords?: boolean
  children: ReactNode
}

export function AmountRow({ label, total = false, saving = false, inWords = false, children }: AmountRowProps) {
  return (
    <div className={classNames(total && 'total', saving && 'saving')}>
      <dt>{label}</dt>
      <dd className={inWords ? undefined : 'num'}>{children}</dd>
    </div>
  )
}

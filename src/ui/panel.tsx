import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './pictures/icon.tsx'

export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={classNames('panel', className)} {...rest} />
}

const signs = { info: 'info', warning: 'alert', success: 'check', danger: 'alert' } as const

/** A sentence that stands out: a reason, a warning, a result. */
export function NoteBox({ kind = 'info', sign, children }: { kind?: keyof typeof signs; sign?: ReactNode; children: ReactNode }) {
  return (
    <div className={`note-box ${kind}`}>
      {sign ?? <Icon name={signs[kind]} />}
      <div>{children}</div>
    </div>
  )
}

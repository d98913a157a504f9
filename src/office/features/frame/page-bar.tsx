import type { ReactNode } from 'react'
import { useTitle } from '../../data/use-title.ts'
import { Code } from '../../ui/code.tsx'

type PageBarProps = {
  /** Names the page, in the bar and in the tab. */
  title: string
  /** The title is a number of an order. */
  isCode?: boolean
  /** Where the page belongs, as a way back. */
  before?: ReactNode
  /** More beside the title, such as a state. */
  children?: ReactNode
  actions?: ReactNode
}

/** The bar on top of a page: what it is, how it stands, what can be done. */
export function PageBar({ title, isCode = false, before, children, actions }: PageBarProps) {
  useTitle(title)
  return (
    <div className="page-bar">
      {before}
      <h1>{isCode ? <Code>{title}</Code> : title}</h1>
      {children}
      {actions && <div className="actions">{actions}</div>}
    </div>
  )
}

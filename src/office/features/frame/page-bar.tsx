import { CircleQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import { frameTexts } from '#texts/office/frame.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useTitle } from '../../data/use-title.ts'
import { Code } from '../../ui/code.tsx'
import { Bell } from './bell.tsx'
import { useOpenLayer } from './layers.tsx'

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
  const say = useWords()
  const open = useOpenLayer()
  useTitle(title)
  return (
    <div className="page-bar">
      {before}
      <h1>{isCode ? <Code>{title}</Code> : title}</h1>
      {children}
      <div className="actions">
        <Bell />
        <IconButton label={say(frameTexts.help)} title={say(frameTexts.help)} onClick={() => open('help')} className="help-button">
          <CircleQuestionMark size={18} aria-hidden="true" />
        </IconButton>
        {actions}
      </div>
    </div>
  )
}

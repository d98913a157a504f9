import type { ReactNode } from 'react'
import type { Text } from '#rules/locale.ts'
import { useWords } from '#ui/words/words.ts'

type PanelProps = { title: Text; /** Beside the title. */ beside?: ReactNode; children: ReactNode }

/** One matter of a page, under its name. */
export function Panel({ title, beside, children }: PanelProps) {
  const say = useWords()
  return (
    <section className="office-panel" aria-label={say(title)}>
      <header className="flex-wrap">
        <h2 className="flex-1">{say(title)}</h2>
        {beside}
      </header>
      {children}
    </section>
  )
}

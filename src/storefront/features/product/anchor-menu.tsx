import './product.css'
import { useSyncExternalStore } from 'react'
import { productTexts } from '#texts/shop/product.ts'
import { watchScroll } from '#ui/use-scrolled-past.ts'
import { useWords } from '#ui/words/words.ts'

export type Section = { id: string; title: string }

/** The sections that this page has, with the one in view marked (PRD-20). */
export function AnchorMenu({ sections }: { sections: readonly Section[] }) {
  const say = useWords()
  const current = useSectionInView(sections)
  return (
    <nav className="anchors" aria-label={say(productTexts.sections)}>
      <div className="wrap bare-scroll">
        {sections.map(({ id, title }) => (
          <a key={id} href={`#${id}`} aria-current={id === current || undefined}>
            {title}
          </a>
        ))}
      </div>
    </nav>
  )
}

/** What stands this far below the top of the window has been reached. */
const reachedPx = 180

function useSectionInView(sections: readonly Section[]): string | undefined {
  const reached = () => sections.findLast(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < reachedPx)
  return useSyncExternalStore(
    watchScroll,
    () => (reached() ?? sections[0])?.id,
    () => sections[0]?.id,
  )
}

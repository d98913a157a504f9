import { useEffect, useState } from 'react'
import { productTexts } from '#texts/product.ts'
import { useWords } from '../../ui/words.ts'

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

function useSectionInView(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id)
  const ids = sections.map(({ id }) => id).join(' ')
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: '-140px 0px -60% 0px' },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) seen.observe(section)
    }
    return () => seen.disconnect()
  }, [ids])
  return current
}

import { controlTexts, pageNumber } from '#texts/shared/controls.ts'
import { Icon } from '../pictures/icon.tsx'
import { PageLink } from './page-link.tsx'
import { useWords } from '../words/words.ts'

type PaginationProps = { current: number; total: number; hrefOf: (page: number) => string }

/** The pages of a list as links, five around the present one. Draws nothing for a single page. */
export function Pagination({ current, total, hrefOf }: PaginationProps) {
  const say = useWords()
  if (total <= 1) return null
  const first = Math.max(1, Math.min(current - 2, total - 4))
  const shown = Array.from({ length: Math.min(5, total) }, (_, place) => first + place)
  return (
    <nav className="pages" aria-label={say(controlTexts.pages)}>
      {current > 1 && (
        <PageLink href={hrefOf(current - 1)} aria-label={say(controlTexts.previousPage)}>
          <Icon name="left" />
        </PageLink>
      )}
      {shown.map((page) => (
        <PageLink key={page} href={hrefOf(page)} aria-label={say(pageNumber(page))} aria-current={page === current ? 'page' : undefined}>
          {page}
        </PageLink>
      ))}
      {current < total && (
        <PageLink href={hrefOf(current + 1)} aria-label={say(controlTexts.nextPage)}>
          <Icon name="right" />
        </PageLink>
      )}
    </nav>
  )
}

import { Icon } from '#ui/pictures/icon.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'

type SectionHeadProps = { title: string; note?: string; more?: { text: string; href: string } }

/** The title of a shelf, a sentence about it, and the way to all of it. */
export function SectionHead({ title, note, more }: SectionHeadProps) {
  return (
    <div className="section-head">
      <div>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      {more && (
        <PageLink className="more" href={more.href} aria-label={`${more.text}: ${title}`}>
          {more.text}
          <Icon name="right" />
        </PageLink>
      )}
    </div>
  )
}

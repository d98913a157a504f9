import { controlTexts } from '#texts/shared/controls.ts'
import { PageLink } from './page-link.tsx'
import { useWords } from '../words/words.ts'

/** The way to this page; the last entry, without an address, is the page itself. */
export function Breadcrumb({ trail }: { trail: readonly { label: string; href?: string }[] }) {
  const say = useWords()
  return (
    <nav className="breadcrumb" aria-label={say(controlTexts.breadcrumb)}>
      <ol>
        {trail.map(({ label, href }) => (
          <li key={label}>{href ? <PageLink href={href}>{label}</PageLink> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}

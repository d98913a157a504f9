import { Palette } from 'lucide-react'
import { familiesTexts } from '#texts/office/goods/families/families.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { useIsNarrow } from '../../data/use-is-narrow.ts'

/** From the products to their families; on a phone by its sign alone. */
export function WayToFamilies() {
  const label = useWords()(familiesTexts.title)
  if (useIsNarrow())
    return (
      <PageLink href={officePaths.families} className="icon-button" title={label} aria-label={label}>
        <Palette size={17} aria-hidden="true" />
      </PageLink>
    )
  return (
    <LinkButton kind="secondary" size="small" href={officePaths.families}>
      <Palette size={16} aria-hidden="true" />
      {label}
    </LinkButton>
  )
}

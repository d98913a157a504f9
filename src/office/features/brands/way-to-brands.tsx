import { Award } from 'lucide-react'
import { brandsTexts } from '#texts/office/goods/brands.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { useIsNarrow } from '../../data/use-is-narrow.ts'

/** From the products to their brands; on a phone by its sign alone. */
export function WayToBrands() {
  const label = useWords()(brandsTexts.title)
  if (useIsNarrow())
    return (
      <PageLink href={officePaths.brands} className="icon-button" title={label} aria-label={label}>
        <Award size={17} aria-hidden="true" />
      </PageLink>
    )
  return (
    <LinkButton kind="secondary" size="small" href={officePaths.brands}>
      <Award size={16} aria-hidden="true" />
      {label}
    </LinkButton>
  )
}

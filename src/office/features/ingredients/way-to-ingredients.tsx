import { FlaskConical } from 'lucide-react'
import { ingredientsTexts } from '#texts/office/goods/ingredients.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { useIsNarrow } from '../../data/use-is-narrow.ts'

/** From the products to what they are made of; on a phone by its sign alone. */
export function WayToIngredients() {
  const label = useWords()(ingredientsTexts.title)
  if (useIsNarrow())
    return (
      <PageLink href={officePaths.ingredients} className="icon-button" title={label} aria-label={label}>
        <FlaskConical size={17} aria-hidden="true" />
      </PageLink>
    )
  return (
    <LinkButton kind="secondary" size="small" href={officePaths.ingredients}>
      <FlaskConical size={16} aria-hidden="true" />
      {label}
    </LinkButton>
  )
}

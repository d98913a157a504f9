import { Award, FlaskConical, History, Palette } from 'lucide-react'
import { brandsTexts } from '#texts/office/goods/brands.ts'
import { bulkTexts } from '#texts/office/goods/bulk.ts'
import { familiesTexts } from '#texts/office/goods/families/families.ts'
import { ingredientsTexts } from '#texts/office/goods/ingredients.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'

/** From the products to what was done with many of them at once, and to their families, brands and ingredients. */
export function WaysFromProducts() {
  const say = useWords()
  return (
    <>
      <LinkButton kind="ghost" size="small" href={officePaths.productBatches} title={say(bulkTexts.batches)}>
        <History size={17} aria-hidden="true" />
        <span className="md:sr-only">{say(bulkTexts.batches)}</span>
      </LinkButton>
      <LinkButton kind="secondary" size="small" href={officePaths.families}>
        <Palette size={16} aria-hidden="true" />
        {say(familiesTexts.title)}
      </LinkButton>
      <LinkButton kind="secondary" size="small" href={officePaths.brands}>
        <Award size={16} aria-hidden="true" />
        {say(brandsTexts.title)}
      </LinkButton>
      <LinkButton kind="secondary" size="small" href={officePaths.ingredients}>
        <FlaskConical size={16} aria-hidden="true" />
        {say(ingredientsTexts.title)}
      </LinkButton>
    </>
  )
}

import { Palette } from 'lucide-react'
import { familiesTexts } from '#texts/office/goods/families.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'

/** From the products to their families. */
export function WayToFamilies() {
  const say = useWords()
  return (
    <LinkButton kind="secondary" size="small" href={officePaths.families}>
      <Palette size={16} aria-hidden="true" />
      {say(familiesTexts.title)}
    </LinkButton>
  )
}

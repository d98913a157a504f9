import { History } from 'lucide-react'
import { bulkTexts } from '#texts/office/goods/bulk.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'

/** From the products to what was done with many of them at once. */
export function WayToBatches() {
  const say = useWords()
  return (
    <LinkButton kind="secondary" size="small" href={officePaths.productBatches}>
      <History size={16} aria-hidden="true" />
      {say(bulkTexts.batches)}
    </LinkButton>
  )
}

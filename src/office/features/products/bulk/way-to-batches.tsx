import { History } from 'lucide-react'
import { bulkTexts } from '#texts/office/goods/bulk.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'

/** From the products to what was done with many of them at once. */
export function WayToBatches() {
  const say = useWords()
  const label = say(bulkTexts.batches)
  return (
    <PageLink href={officePaths.productBatches} className="icon-button" title={label} aria-label={label}>
      <History size={17} aria-hidden="true" />
    </PageLink>
  )
}

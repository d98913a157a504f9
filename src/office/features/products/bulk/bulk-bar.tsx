import { X } from 'lucide-react'
import { bulkTexts, selectAllMeant } from '#texts/office/goods/bulk.ts'
import { listTexts, selectedText } from '#texts/office/lists.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

type BarProps = {
  count: number
  /** How many the filter finds, where all of the page are selected and there are more. */
  more: number | null
  onAll: () => void
  /** Left out for who may do nothing with many, or take no files along. */
  onMove?: (() => void) | undefined
  onExport?: (() => void) | undefined
  onClear: () => void
}

/** Floats below the list while products are selected. */
export function BulkBar({ count, more, onAll, onMove, onExport, onClear }: BarProps) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <div className="selection-bar" role="region" aria-label={say(listTexts.selectionMoves)}>
      <span role="status">{say(selectedText(formatNumber(count, language)))}</span>
      {more !== null && (
        <Button kind="ghost" size="small" onClick={onAll}>
          {say(selectAllMeant(formatNumber(more, language)))}
        </Button>
      )}
      <span className="selection-moves">
        {onMove && (
          <Button kind="secondary" size="small" className="likely" onClick={onMove}>
            {say(bulkTexts.openMoves)}
          </Button>
        )}
        {onExport && (
          <Button kind="secondary" size="small" onClick={onExport}>
            {say(bulkTexts.exportThem)}
          </Button>
        )}
      </span>
      <IconButton label={say(bulkTexts.unselect)} onClick={onClear}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

import { X } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { batchMoves, batchMovesNeed, type BatchMove } from '#rules/orders/batch-moves.ts'
import { batchMoveTexts, listTexts, selectAllText, selectedText } from '#texts/office/lists.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useMay } from '../../data/use-me.ts'

const BatchDialog = lazy(() => import('./batch-dialog.tsx').then(({ BatchDialog: dialog }) => ({ default: dialog })))
const ExportDialog = lazy(() => import('./export-dialog.tsx').then(({ ExportDialog: dialog }) => ({ default: dialog })))

type SelectionBarProps = {
  count: number
  /** Null for who sees no amounts. */
  sum: number | null
  /** How many the filter finds, where all of the page are selected and there are more. */
  more: number | null
  onAll: () => void
  /** Fixes what is selected; answers under which number. */
  fix: () => Promise<number>
  /** What else can be done with them, beside the moves. */
  children?: ReactNode
  onClear: () => void
}

/** Floats below the list while something is selected: how many, what they come to, and what can be done with them. */
export function SelectionBar({ count, sum, more, onAll, fix, children, onClear }: SelectionBarProps) {
  const [say, language] = [useWords(), useLanguage()]
  const may = useMay()
  const [asking, setAsking] = useState<BatchMove | 'export' | null>(null)
  return (
    <div className="selection-bar" role="region" aria-label={say(listTexts.selectionMoves)}>
      <span role="status">
        {say(selectedText(formatNumber(count, language)))}
        {sum !== null && <span className="figures"> {formatTwd(sum, language)}</span>}
      </span>
      {more !== null && (
        <Button kind="ghost" size="small" onClick={onAll}>
          {say(selectAllText(formatNumber(more, language)))}
        </Button>
      )}
      <span className="selection-moves bare-scroll">
        {batchMoves
          .filter((move) => may(batchMovesNeed[move]))
          .map((move) => (
            <Button key={move} kind="secondary" size="small" onClick={() => setAsking(move)}>
              {say(batchMoveTexts[move])}
            </Button>
          ))}
        {children}
        {may('orders.export') && (
          <Button kind="secondary" size="small" onClick={() => setAsking('export')}>
            {say(listTexts.exportTitle)}
          </Button>
        )}
      </span>
      <IconButton label={say(listTexts.unselect)} onClick={onClear}>
        <X size={16} aria-hidden="true" />
      </IconButton>
      <Suspense>
        {asking === 'export' && <ExportDialog fix={fix} onClose={() => setAsking(null)} />}
        {asking !== null && asking !== 'export' && <BatchDialog move={asking} fix={fix} onClose={() => setAsking(null)} />}
      </Suspense>
    </div>
  )
}

import { Printer, X } from 'lucide-react'
import { batchMoves, batchMovesNeed, type BatchMove } from '#rules/orders/batch-moves.ts'
import { batchMoveTexts, listTexts, selectAllText, selectedText } from '#texts/office/lists.ts'
import { printingTexts } from '#texts/office/packing/printing.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useMay } from '../../data/use-me.ts'

/** What can be done with a selection. */
export type SelectionMove = BatchMove | 'export' | 'print'

type SelectionBarProps = {
  count: number
  /** Null for who sees no amounts. */
  sum: number | null
  /** How many the filter finds, where all of the page are selected and there are more. */
  more: number | null
  onAll: () => void
  /** What is to be done with them; they are fixed first. */
  onAsk: (what: SelectionMove) => void
  onClear: () => void
}

/** Floats below the list while something is selected: how many, what they come to, and what can be done with them. */
export function SelectionBar({ count, sum, more, onAll, onAsk, onClear }: SelectionBarProps) {
  const [say, language] = [useWords(), useLanguage()]
  const may = useMay()
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
            <Button
              key={move}
              kind="secondary"
              size="small"
              className={move === 'plan_wave' ? 'likely' : undefined}
              onClick={() => onAsk(move)}
            >
              {say(batchMoveTexts[move])}
            </Button>
          ))}
        {may('parcels.pick') && (
          <Button kind="secondary" size="small" onClick={() => onAsk('print')}>
            <Printer size={16} aria-hidden="true" />
            {say(printingTexts.print)}
          </Button>
        )}
        {may('orders.export') && (
          <Button kind="secondary" size="small" onClick={() => onAsk('export')}>
            {say(listTexts.exportTitle)}
          </Button>
        )}
      </span>
      <IconButton label={say(listTexts.unselect)} onClick={onClear}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

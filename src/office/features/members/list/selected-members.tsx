import { Copy, X } from 'lucide-react'
import { listTexts } from '#texts/office/lists.ts'
import { membersTexts, selectedMembers } from '#texts/office/members/members.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { useSelection } from '../../../data/lists/use-selection.ts'

/** Floats below the list while members are selected: how many, and their numbers to be taken elsewhere. */
export function SelectedMembers({ selection: { selected, clear } }: { selection: ReturnType<typeof useSelection> }) {
  const [say, language] = [useWords(), useLanguage()]
  const showToast = useToasts()
  if (selected.keys.size === 0) return null
  const copy = async () => {
    await navigator.clipboard.writeText([...selected.keys].join('\n'))
    showToast({ kind: 'success', message: say(membersTexts.copied) })
  }
  return (
    <div className="selection-bar" role="region" aria-label={say(listTexts.selectionMoves)}>
      <span role="status">{say(selectedMembers(formatNumber(selected.keys.size, language)))}</span>
      <span className="selection-moves bare-scroll">
        <Button kind="secondary" size="small" className="likely" onClick={() => void copy()}>
          <Copy size={15} aria-hidden="true" />
          {say(membersTexts.copyUids)}
        </Button>
      </span>
      <IconButton label={say(listTexts.unselect)} onClick={clear}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

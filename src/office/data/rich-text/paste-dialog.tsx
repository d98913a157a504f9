import type { LostPart } from '#contract/office/api/goods/texts.ts'
import { richTextTexts } from '#texts/office/goods/rich-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { LostParts } from './lost-parts.tsx'

type PasteDialogProps = { lost: readonly LostPart[]; onRest: () => void; onWords: () => void; onClose: () => void }

/** Before anything pasted stands in the text: what of it falls away (GDS-16). */
export function PasteDialog({ lost, onRest, onWords, onClose }: PasteDialogProps) {
  const say = useWords()
  return (
    <Dialog open onClose={onClose} title={say(richTextTexts.pasteTitle)}>
      <div className="mt-3 grid gap-4">
        <LostParts lost={lost} />
        <p className="hint">{say(richTextTexts.pasteHow)}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(richTextTexts.cancel)}
          </Button>
          <Button kind="secondary" onClick={onWords}>
            {say(richTextTexts.pastePlain)}
          </Button>
          <Button onClick={onRest}>{say(richTextTexts.pasteRest)}</Button>
        </div>
      </div>
    </Dialog>
  )
}

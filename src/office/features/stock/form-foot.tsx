import { stockTexts } from '#texts/office/stock.ts'
import { Button } from '#ui/controls/button.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { problemMessage } from '../../data/problem-message.ts'

type FootProps = { error: Error | null; busy: boolean; onClose: () => void; save?: string }

/** What was wrong, and the buttons of a form that moves stock. */
export function FormFoot({ error, busy, onClose, save }: FootProps) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <>
      {error && (
        <div role="alert">
          <NoteBox kind="danger">{problemMessage(error, language)}</NoteBox>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="ghost" onClick={onClose}>
          {say(stockTexts.cancel)}
        </Button>
        <Button type="submit" busy={busy}>
          {save ?? say(stockTexts.save)}
        </Button>
      </div>
    </>
  )
}

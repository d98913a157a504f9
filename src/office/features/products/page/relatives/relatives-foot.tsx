import { relativesTexts } from '#texts/office/goods/relatives.ts'
import { Button } from '#ui/controls/button.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { fieldErrors, problemMessage } from '../../../../data/problem-message.ts'

type FootProps = { error: Error | null; busy: boolean; onClose: () => void }

/** What was wrong, in words of the field where it is one, and the buttons. */
export function RelativesFoot({ error, busy, onClose }: FootProps) {
  const [say, language] = [useWords(), useLanguage()]
  const [atField] = Object.values(fieldErrors(error))
  return (
    <>
      {error && (
        <div role="alert">
          <NoteBox kind="danger">{atField ?? problemMessage(error, language)}</NoteBox>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="ghost" onClick={onClose}>
          {say(relativesTexts.cancel)}
        </Button>
        <Button type="submit" busy={busy}>
          {say(relativesTexts.save)}
        </Button>
      </div>
    </>
  )
}

import { draftOffer, savingTexts } from '#texts/office/saving.ts'
import { formatAge } from '#texts/office/times.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useNow } from '../use-now.ts'
import type { KeptDraft } from './use-draft.ts'

const everyMs = 60_000

/** On top of a form: what was typed before and not saved, with its age. `onTake` puts it into the form. */
export function DraftOffer<Values>({ draft, onTake }: { draft: KeptDraft<Values>; onTake: (values: Values) => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const now = useNow(everyMs)
  const { offered, answer } = draft
  if (!offered) return null
  const take = () => {
    onTake(offered.values)
    answer(true)
  }
  return (
    <div className="draft-offer" role="status">
      <p>{say(draftOffer(formatAge(offered.savedAt, { now, language })))}</p>
      <Button kind="secondary" size="small" onClick={take}>
        {say(savingTexts.draftTake)}
      </Button>
      <Button kind="ghost" size="small" onClick={() => answer(false)}>
        {say(savingTexts.draftDrop)}
      </Button>
    </div>
  )
}

import { confirmTexts } from '#texts/shop/checkout.ts'
import { Button } from '#ui/controls/button.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useWords } from '#ui/words/words.ts'
import type { TpDirectState } from './use-tpdirect.ts'

/** Says that the card company's library is on its way, or that it did not come. */
export function LibraryState({ company: { state, again } }: { company: TpDirectState }) {
  const say = useWords()
  if (state === 'loading') return <PetalLoader text={say(confirmTexts.fieldsLoading)} />
  if (state === 'ready') return null
  return (
    <div className="card-failed" role="alert">
      <p>{say(confirmTexts.fieldsFailed)}</p>
      <Button kind="secondary" size="small" onClick={again}>
        {say(confirmTexts.again)}
      </Button>
    </div>
  )
}

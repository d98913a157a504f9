import { askCodeTexts, codeNotApplied } from '#texts/shop/cart.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'

type CodeDialogProps = { code: string; onApply: () => void; onWithout: () => void; onClose: () => void }

/** A code that was typed and not applied takes nothing off: who goes to the checkout with one is asked first (CKO-17). */
export function CodeDialog({ code, onApply, onWithout, onClose }: CodeDialogProps) {
  const say = useWords()
  const apply = () => {
    onApply()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={say(codeNotApplied(code))}>
      <p className="muted mt-2 mb-6">{say(askCodeTexts.note)}</p>
      <div className="grid gap-3">
        <Button full onClick={apply}>
          {say(askCodeTexts.apply)}
        </Button>
        <Button full kind="ghost" onClick={onWithout}>
          {say(askCodeTexts.without)}
        </Button>
      </div>
    </Dialog>
  )
}

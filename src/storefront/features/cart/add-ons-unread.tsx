import { cartTexts } from '#texts/shop/cart.ts'
import { Button } from '#ui/controls/button.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useWords } from '#ui/words/words.ts'

/** Nobody knows what could be added for less; the rest of the cart goes on. */
export function AddOnsUnread({ busy, onAgain }: { busy: boolean; onAgain: () => void }) {
  const say = useWords()
  return (
    <div className="mb-6" role="status">
      <NoteBox kind="warning">
        <p className="mb-3">{say(cartTexts.addOnsFailed)}</p>
        <Button kind="secondary" size="small" busy={busy} onClick={onAgain}>
          {say(cartTexts.again)}
        </Button>
      </NoteBox>
    </div>
  )
}

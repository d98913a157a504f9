import { frameTexts } from '#texts/office/frame.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'

/** In place of a part of a page that could not be read: why not, and a press that asks again. */
export function UnreadNote({ why, onAgain }: { why: string; onAgain: () => void }) {
  const say = useWords()
  return (
    <div className="flex flex-wrap items-center gap-3" role="alert">
      <p>{why}</p>
      <Button kind="secondary" size="small" onClick={onAgain}>
        {say(frameTexts.again)}
      </Button>
    </div>
  )
}

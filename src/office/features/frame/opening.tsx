import { frameTexts } from '#texts/office/frame.ts'
import { useWords } from '#ui/words/words.ts'

/** While a page is on its way. */
export function Opening() {
  const say = useWords()
  return (
    <div className="grid min-h-[50dvh] place-items-center" role="status">
      <span className="hidden-text">{say(frameTexts.opening)}</span>
    </div>
  )
}

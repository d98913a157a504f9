import { frameTexts } from '#texts/office/frame.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'

/** In place of a page that could not be drawn. */
export function BrokenPage() {
  const say = useWords()
  return (
    <EmptyState title={say(frameTexts.broken)} text={say(frameTexts.brokenHow)}>
      <Button onClick={() => location.reload()}>{say(frameTexts.reload)}</Button>
    </EmptyState>
  )
}

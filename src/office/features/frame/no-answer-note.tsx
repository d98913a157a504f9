import { useEffect, useEffectEvent } from 'react'
import { frameTexts } from '#texts/office/frame.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'

/** The office does not answer: asked again on a press, and by itself once there is a line. */
export function NoAnswerNote({ onAgain }: { onAgain: () => void }) {
  const say = useWords()
  const again = useEffectEvent(onAgain)
  useEffect(() => {
    const ask = () => again()
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [])
  return (
    <EmptyState title={say(frameTexts.noAnswer)} text={say(frameTexts.noAnswerHow)}>
      <Button onClick={onAgain}>{say(frameTexts.again)}</Button>
    </EmptyState>
  )
}

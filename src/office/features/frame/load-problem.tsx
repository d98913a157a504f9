import { isProblem, Problem } from '#contract/shared/problem.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'
import { NoAnswerNote } from './no-answer-note.tsx'

/** In place of what could not be loaded: because it is not this person's to see, for the reason that was answered, or because nobody answered. */
export function LoadProblem({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const say = useWords()
  if (isProblem(error, 'permission_denied')) return <EmptyState title={say(frameTexts.notYours)} text={say(frameTexts.notYoursHow)} />
  if (!(error instanceof Problem) || error.message === '') return <NoAnswerNote onAgain={onAgain} />
  const { message, reference } = error
  return (
    <EmptyState title={say(frameTexts.notLoaded)} text={message}>
      <Button onClick={onAgain}>{say(frameTexts.again)}</Button>
      {reference && <p className="dim text-[13px]">{say(errorTexts.reference(reference))}</p>}
    </EmptyState>
  )
}

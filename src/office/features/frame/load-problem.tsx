import { isProblem } from '#contract/shared/problem.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'
import { NoAnswerNote } from './no-answer-note.tsx'

/** In place of what could not be loaded: because it is not this person's to see, or because nobody answered. */
export function LoadProblem({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const say = useWords()
  if (isProblem(error, 'permission_denied')) return <EmptyState title={say(frameTexts.notYours)} text={say(frameTexts.notYoursHow)} />
  return <NoAnswerNote onAgain={onAgain} />
}

import { frameTexts } from '#texts/office/frame.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { useTitle } from '../../data/use-title.ts'

export function NotFoundPage() {
  const say = useWords()
  useTitle(say(frameTexts.notFound))
  return (
    <EmptyState title={say(frameTexts.notFound)} text={say(frameTexts.notFoundHow)}>
      <LinkButton href={officePaths.today}>{say(frameTexts.toToday)}</LinkButton>
    </EmptyState>
  )
}

import { frameTexts } from '#texts/office/frame.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'

/** In place of what an address means and is not there, on a page or on a part of one. */
export function NotFound({ heading }: { heading?: 'h1' }) {
  const say = useWords()
  return (
    <EmptyState title={say(frameTexts.notFound)} heading={heading} text={say(frameTexts.notFoundHow)}>
      <LinkButton href={officePaths.today}>{say(frameTexts.toToday)}</LinkButton>
    </EmptyState>
  )
}

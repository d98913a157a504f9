import { useRouterState } from '@tanstack/react-router'
import { controlTexts } from '#texts/shared/controls.ts'
import { useWords } from '#ui/words/words.ts'

/** A line at the top while the next page is loading (SHL-13). */
export function PageProgress() {
  const say = useWords()
  const loading = useRouterState({ select: ({ status, resolvedLocation }) => status === 'pending' && resolvedLocation !== undefined })
  return <div role="status">{loading ? <div className="progress" role="progressbar" aria-label={say(controlTexts.loading)} /> : null}</div>
}

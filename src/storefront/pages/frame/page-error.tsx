import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Problem } from '#contract/shared/problem.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useWords } from '#ui/words/words.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'

/** In place of a page whose call failed. The frame around it stays. */
export function PageError({ error }: ErrorComponentProps) {
  const say = useWords()
  const router = useRouter()
  const handleProblem = useProblemHandler()
  const { reference } = error as Partial<Problem>
  useEffect(() => handleProblem(error), [error, handleProblem])
  return (
    <div className="wrap">
      <EmptyState title={say(errorTexts.brokenTitle)} text={say(errorTexts.broken)}>
        <Button kind="secondary" onClick={() => void router.invalidate()}>
          {say(errorTexts.again)}
        </Button>
      </EmptyState>
      {/* An error that came with the page from the server has lost its id on the way: what the server wrote stands. */}
      <p className="muted small pt-4 text-center" suppressHydrationWarning>
        {reference === undefined ? '' : say(errorTexts.reference(reference))}
      </p>
    </div>
  )
}

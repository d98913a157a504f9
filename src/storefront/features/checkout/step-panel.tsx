import { useEffect, useRef, type ReactNode } from 'react'
import type { Step } from '#rules/checkout/checkout-steps.ts'
import { checkoutTexts, editStep, stepTexts } from '#texts/shop/checkout.ts'
import { Blossom } from '#ui/pictures/blossom.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'

type StepPanelProps = {
  step: Step
  current: Step
  /** What was decided here; shown once the step is done. */
  summary: ReactNode
  /** Opens the step again; left out where that is not possible. */
  onEdit: (() => void) | undefined
  children: ReactNode
}

/** One of the four steps: open, done and folded to a summary, or quiet because its turn has not come. */
export function StepPanel({ step, current, summary, onEdit, children }: StepPanelProps) {
  const say = useWords()
  const isNow = step === current
  const heading = useFocusOnOpening(isNow)
  const isDone = !isNow && onEdit !== undefined
  return (
    <section
      className={`step ${isNow ? 'now' : ''} ${isNow || isDone ? '' : 'waiting-step'}`}
      aria-current={isNow ? 'step' : undefined}
      aria-labelledby={`step-${step}`}
    >
      <header>
        <Blossom className="sign" />
        <h2 id={`step-${step}`} ref={heading} tabIndex={-1}>
          {say(stepTexts[step])}
        </h2>
        {isDone && (
          <Button kind="ghost" size="small" aria-label={say(editStep(stepTexts[step]))} onClick={onEdit}>
            {say(checkoutTexts.edit)}
          </Button>
        )}
      </header>
      {isNow && <div className="step-body">{children}</div>}
      {isDone && <div className="step-summary">{summary}</div>}
    </section>
  )
}

/** A step that opens takes the focus with it, but not the first one as the page arrives. */
function useFocusOnOpening(isNow: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasNow = useRef(isNow)
  useEffect(() => {
    if (isNow && !wasNow.current) heading.current?.focus()
    wasNow.current = isNow
  }, [isNow])
  return heading
}

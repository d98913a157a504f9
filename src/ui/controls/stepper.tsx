import { fewer, more } from '#texts/shared/controls.ts'
import { Icon } from '../pictures/icon.tsx'
import { useWords } from '../words/words.ts'

type StepperProps = {
  /** What is counted, for the names of the buttons. */
  label: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
  /** Called instead when somebody asks for more than the maximum. */
  onBeyond?: () => void
}

/** A number between minus and plus. Where `onBeyond` can say why there is no more, plus stays a button at the maximum. */
export function Stepper({ label, value, min = 1, max, onChange, onBeyond }: StepperProps) {
  const say = useWords()
  const change = (next: number) => {
    if (next > max) return onBeyond?.()
    if (next >= min) onChange(next)
  }
  return (
    <span className="stepper">
      <button type="button" aria-label={say(fewer(label))} aria-disabled={value <= min} onClick={() => change(value - 1)}>
        <Icon name="minus" size="small" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={say(more(label))}
        aria-disabled={value >= max && !onBeyond}
        data-full={value >= max || undefined}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" size="small" />
      </button>
    </span>
  )
}

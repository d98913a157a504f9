import { controlTexts } from '#texts/shared/controls.ts'
import { petals } from './pictures/blossom.tsx'
import { useWords } from './words/words.ts'

/** Five petals that light in turn, with a word. For a page or the next part of a list. */
export function PetalLoader({ text }: { text?: string }) {
  const say = useWords()
  return (
    <div className="waiting" role="status">
      <svg className="loader" viewBox="0 0 100 100" aria-hidden="true">
        {petals.map((petal, place) => (
          <path key={petal} d={petal} style={{ animationDelay: `${place * 0.18}s` }} />
        ))}
      </svg>
      <span className="muted small">{text ?? say(controlTexts.loading)}</span>
    </div>
  )
}

export function Skeleton({ className }: { className?: string }) {
  return <div className={className ? `skeleton ${className}` : 'skeleton'} aria-hidden="true" />
}

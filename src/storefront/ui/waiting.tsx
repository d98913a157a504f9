import { controlTexts } from '#texts/controls.ts'
import { petals } from './blossom.tsx'
import { useWords } from './words.ts'

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

/** Cards that are on their way. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className="product-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="grid gap-2">
          <Skeleton className="aspect-square rounded-lg" />
          <Skeleton className="h-[18px]" />
          <Skeleton className="h-[22px] w-[45%]" />
        </div>
      ))}
    </div>
  )
}

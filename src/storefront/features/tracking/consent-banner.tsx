import { trackingTexts } from '#texts/shop/tracking.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'

/** Asks once whether the companies may know. Nothing of theirs is loaded before the answer, and nothing after a no. */
export function ConsentBanner({ onAnswer }: { onAnswer: (consent: 'given' | 'refused') => void }) {
  const say = useWords()
  return (
    <aside className="consent-banner" aria-label={say(trackingTexts.title)}>
      <p>{say(trackingTexts.question)}</p>
      <div>
        <Button kind="secondary" size="small" onClick={() => onAnswer('refused')}>
          {say(trackingTexts.refuse)}
        </Button>
        <Button size="small" onClick={() => onAnswer('given')}>
          {say(trackingTexts.allow)}
        </Button>
      </div>
    </aside>
  )
}

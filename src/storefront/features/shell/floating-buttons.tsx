import { scrollThresholdsPx } from '#rules/constants.ts'
import { shellTexts, shopContacts } from '#texts/shop/shell.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useScrolledPast } from '#ui/use-scrolled-past.ts'
import { useWords } from '#ui/words/words.ts'

/** Customer service and the way up, once the top is out of sight (SHL-12). */
export function FloatingButtons() {
  const say = useWords()
  const shown = useScrolledPast(scrollThresholdsPx.topBar)
  return (
    <aside className="floating" aria-label={say(shellTexts.shortcuts)} data-shown={shown || undefined}>
      <a href={shopContacts.line} target="_blank" rel="noopener" aria-label={say(shellTexts.lineService)}>
        <Icon name="chat" size="large" />
      </a>
      <button type="button" aria-label={say(shellTexts.toTop)} onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
        <Icon name="up" />
      </button>
    </aside>
  )
}

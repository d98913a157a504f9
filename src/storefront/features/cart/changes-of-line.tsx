import { lineWasLowered, priceNow } from '#texts/shop/cart.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { LineChange } from './line-changes.ts'

/** What has changed about a line since the buyer saw it, and why. */
export function ChangesOfLine({ changes }: { changes: readonly LineChange[] }) {
  const say = useWords()
  const language = useLanguage()
  return changes.map((each) => (
    <span key={each.code} className="change small" role="note">
      <Icon name="info" size="small" />
      {say(
        each.code === 'lowered'
          ? lineWasLowered(each.from, each.to)
          : priceNow[each.code](formatTwd(each.from, language), formatTwd(each.to, language)),
      )}
    </span>
  ))
}

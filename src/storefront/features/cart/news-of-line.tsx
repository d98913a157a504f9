import { lineWasLowered, priceNow } from '#texts/shop/cart.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { LineNews } from './line-news.ts'

/** What has changed about a line since the buyer saw it, and why. */
export function NewsOfLine({ news }: { news: readonly LineNews[] }) {
  const say = useWords()
  const language = useLanguage()
  return news.map((each) => (
    <span key={each.code} className="news small" role="note">
      <Icon name="info" size="small" />
      {say(
        each.code === 'lowered'
          ? lineWasLowered(each.from, each.to)
          : priceNow[each.code](formatTwd(each.from, language), formatTwd(each.to, language)),
      )}
    </span>
  ))
}

import type { CartItem } from '#contract/shop/api/cart.ts'
import { cartTexts, keptUntil } from '#texts/shop/cart.ts'
import { formatUntil } from '#texts/shared/format-until.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { TemperatureTag } from '#ui/words/tag.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** Gifts of a cart into which nothing else was put: what they are, and how they come along (D-15). */
export function WaitingGifts({ gifts }: { gifts: readonly CartItem[] }) {
  const say = useWords()
  const language = useLanguage()
  return (
    <section className="waiting-gifts" aria-label={say(cartTexts.gifts)}>
      <p className="muted">{say(cartTexts.giftsWait)}</p>
      <ul>
        {gifts.map(({ id, product, expiration_datetime: until }) => (
          <li key={id}>
            <Picture url={product.preview} alt="" widths={[200]} sizes="64px" />
            <div>
              <TemperatureTag temperature={product.temperature} />
              <p>{product.name}</p>
              {until && <p className="small muted">{say(keptUntil(formatUntil(until, language)))}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

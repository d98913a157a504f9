import type { Twd } from '#rules/money.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { classNames } from '../class-names.ts'
import { useLanguage, useWords } from './words.ts'

/** An amount; `brand` where it is what one pays today. */
export function Price({ amount, brand = false, large = false }: { amount: Twd; brand?: boolean; large?: boolean }) {
  return <span className={classNames('price', brand && 'brand', large && 'large')}>{formatTwd(amount, useLanguage())}</span>
}

/** The price that was, struck through, and named for those who do not see the line. */
export function FormerPrice({ amount }: { amount: Twd }) {
  const say = useWords()
  return (
    <s className="was">
      <span className="hidden-text">{say(controlTexts.originalPrice)}</span>
      {formatTwd(amount, useLanguage())}
    </s>
  )
}

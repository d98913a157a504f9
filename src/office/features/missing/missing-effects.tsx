import type { MissingQuote } from '#contract/office/api/packing/shortages.ts'
import { amountOf, missingTexts, pointsOf, shelfText } from '#texts/office/packing/missing.ts'
import { useWords } from '#ui/words/words.ts'
import type { MissingGoods } from './missing-goods.ts'

/** What follows for buyer, money and shelf; the amount only for who may see money. */
export function MissingEffects({ quote, goods }: { quote: MissingQuote; goods: readonly MissingGoods[] }) {
  const say = useWords()
  const { amount, collects_less: isLess, points, to_shelf: toShelf, needs_approval: needsApproval } = quote
  const nameOf = (id: number) => goods.find(({ product_id }) => product_id === id)?.name ?? String(id)
  return (
    <div className="consequences">
      <b className="font-semibold">{say(missingTexts.effects)}</b>
      <dl className="missing-effects">
        {amount !== null && (
          <div>
            <dt>{say(isLess ? missingTexts.collect : missingTexts.refund)}</dt>
            <dd className="figures font-semibold">{say(amountOf(amount))}</dd>
          </div>
        )}
        {points > 0 && (
          <div>
            <dt>{say(missingTexts.points)}</dt>
            <dd className="figures">{say(pointsOf(points))}</dd>
          </div>
        )}
        {toShelf.length > 0 && (
          <div>
            <dt>{say(missingTexts.toShelf)}</dt>
            <dd>{say(shelfText(toShelf.map(({ product_id: id, units }) => `${nameOf(id)} × ${units}`)))}</dd>
          </div>
        )}
      </dl>
      <p className="dim text-[13px]">{say(missingTexts.letter)}</p>
      {needsApproval && <p className="refund-note">{say(missingTexts.needsApproval)}</p>}
    </div>
  )
}

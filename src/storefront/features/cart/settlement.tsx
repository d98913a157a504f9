import type { ReactNode } from 'react'
import type { CartQuote } from '#rules/cart/cart-quote.ts'
import type { Temperature } from '#rules/temperature.ts'
import { cartTexts, freeDeliveryMissing, itemCount, itemsTotal, pointsAmount, pointsMissing, willEarn } from '#texts/shop/cart.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { AmountRow, Amounts } from '#ui/words/amounts.tsx'
import { Blossom } from '#ui/pictures/blossom.tsx'
import { NoteBox, Panel } from '#ui/panel.tsx'
import { Price } from '#ui/words/price.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

export type SettlementFacts = {
  /** The group that was chosen; null while nothing is selected. */
  temperature: Temperature | null
  quote: CartQuote
  /** Pieces that are paid for; gifts apart. */
  pieceCount: number
  giftCount: number
  earned: number
  balance: number
}

/** What the selected lines cost, and the way to the checkout (CRT-03). */
export function Settlement({
  temperature,
  quote,
  pieceCount,
  giftCount,
  earned,
  balance,
  discountField,
  action,
}: SettlementFacts & { discountField: ReactNode; action: ReactNode }) {
  const say = useWords()
  const language = useLanguage()
  const { points } = useTerms()
  return (
    <Panel className="settlement">
      <h2>{say(temperature ? cartTexts.checkoutOf[temperature] : cartTexts.summary)}</h2>
      {temperature !== null && <div className="mt-[18px]">{discountField}</div>}
      <div className="grid gap-[18px] mt-[18px]" aria-live="polite">
        {temperature === null ? (
          <p className="muted">{say(cartTexts.nothingSelected)}</p>
        ) : (
          <>
            <SettlementAmounts quote={quote} pieceCount={pieceCount} giftCount={giftCount} />
            <FreeDeliveryNote quote={quote} temperature={temperature} />
            {earned > 0 && (
              <NoteBox kind="success" sign={<Blossom className="points-sign" />}>
                {say(willEarn(formatNumber(earned, language), points.effective_days))}
              </NoteBox>
            )}
            {quote.points_cost > balance && <NoteBox kind="danger">{say(pointsMissing(formatNumber(balance, language)))}</NoteBox>}
          </>
        )}
      </div>
      <div className="mt-[18px] max-lg:hidden">
        {action}
        <p className="hint mt-3">{say(cartTexts.untilPaid)}</p>
      </div>
    </Panel>
  )
}

type SettlementAmountsProps = Pick<SettlementFacts, 'quote' | 'pieceCount' | 'giftCount'>

function SettlementAmounts({ quote, pieceCount, giftCount }: SettlementAmountsProps) {
  const say = useWords()
  const language = useLanguage()
  return (
    <Amounts>
      <AmountRow label={say(itemsTotal(pieceCount))}>{formatTwd(quote.items_total, language)}</AmountRow>
      {giftCount > 0 && (
        <AmountRow label={say(cartTexts.gifts)} inWords>
          {say(itemCount(giftCount))}
        </AmountRow>
      )}
      {quote.discount_amount > 0 && (
        <AmountRow label={say(cartTexts.discount)} saving>
          {formatTwd(-quote.discount_amount, language)}
        </AmountRow>
      )}
      <AmountRow label={say(cartTexts.delivery)} inWords={quote.delivery_estimate === 0}>
        {quote.delivery_estimate === 0 ? say(cartTexts.free) : formatTwd(quote.delivery_estimate, language)}
      </AmountRow>
      {quote.points_cost > 0 && (
        <AmountRow label={say(cartTexts.pointsCost)}>{say(pointsAmount(formatNumber(quote.points_cost, language)))}</AmountRow>
      )}
      <AmountRow label={say(cartTexts.total)} total>
        <Price amount={quote.final_total} />
      </AmountRow>
    </Amounts>
  )
}

function FreeDeliveryNote({ quote, temperature }: { quote: CartQuote; temperature: Temperature }) {
  const say = useWords()
  const language = useLanguage()
  const { free_from } = useTerms().delivery
  if (quote.delivery_estimate === 0) return null
  return <p className="small muted">{say(freeDeliveryMissing(formatTwd(free_from[temperature] - quote.items_total, language)))}</p>
}

import { Boxes, CreditCard, Flower, Landmark, ReceiptText, Ticket, type LucideIcon } from 'lucide-react'
import type { RefundQuoteOfOffice } from '#contract/office/api/money.ts'
import { isInInstalments } from '#rules/payments/payment-methods.ts'
import { refundAccountTexts } from '#texts/office/order-page/refund-account.ts'
import { invoiceAfter, moneyBack, pointsAfter, refundTexts, wayBack } from '#texts/office/money.ts'
import type { Text } from '#rules/locale.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

type Effect = readonly [LucideIcon, Text, Text]

/** What follows once it is pressed, each with its number: money, invoice, points, code, stock (NAV-17). */
export function RefundEffects({ quote }: { quote: RefundQuoteOfOffice }) {
  const [say, language] = [useWords(), useLanguage()]
  const twd = (amount: number) => formatTwd(amount, language)
  const { total, list_price: list, way, method, points, invoice, discount_code: code } = quote
  const discount = list - total
  const figures = { before: formatNumber(points.before, language), after: formatNumber(points.after, language), returned: points.returned }
  const isSame = points.before === points.after && points.returned === 0
  const effects: Effect[] = [
    [CreditCard, refundTexts.money, moneyBack({ list: twd(list), discount: discount > 0 ? twd(discount) : null, total: twd(total) })],
    [ReceiptText, refundTexts.invoice, invoiceText(quote, { sum: twd(total), tax: twd(invoice.tax) })],
    [Flower, refundTexts.points, isSame ? refundTexts.noPoints : pointsAfter(figures)],
    ...(code === null ? [] : [[Ticket, { zh: code, en: code }, refundTexts.codeStays] as const]),
    [Boxes, refundTexts.stock, refundTexts.stockStays],
    ...(way === null ? [] : [[Landmark, refundTexts.arrives, wayBack[way]] as const]),
  ]
  return (
    <section className="consequences" aria-live="polite">
      <b className="font-semibold">{say(refundTexts.after)}</b>
      <dl className="refund-effects">
        {effects.map(([Sign, name, words]) => (
          <div key={name.en}>
            <dt>
              <Sign size={16} aria-hidden="true" /> {say(name)}
            </dt>
            <dd className="figures">{say(words)}</dd>
          </div>
        ))}
      </dl>
      {way === 'bank' && method !== null && isInInstalments(method) && (
        <p className="mt-2 text-[13px]">{say(refundAccountTexts.instalments)}</p>
      )}
    </section>
  )
}

function invoiceText({ invoice: { how, number } }: RefundQuoteOfOffice, amount: { sum: string; tax: string }): Text {
  if ((how === 'void' || how === 'allowance') && number !== null) return invoiceAfter[how](number, amount)
  return how === 'later' ? invoiceAfter.later : invoiceAfter.none
}

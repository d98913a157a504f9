import { useState, type SubmitEvent } from 'react'
import { Undo2 } from 'lucide-react'
import type { OrderMoneyOfOffice } from '#contract/office/api/money.ts'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import { givenRefundReasons, type GivenRefundReason } from '#rules/returns/refund-reason.ts'
import { givenReasonTexts, leftAfter, moneyTexts, paidWith, refundNow, refundTexts, refundTitle } from '#texts/office/money.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { problemMessage } from '../../../../data/problem-message.ts'
import { useRefund, useRefundQuote } from '../../../../data/orders/use-refund.ts'
import { RefundChoice } from './refund-choice.tsx'
import { emptyDraft, wishOf, type RefundDraft } from './refund-draft.ts'
import { RefundEffects } from './refund-effects.tsx'
import { useKeptForm } from '../../../../data/saving/use-kept-form.tsx'

type RefundDialogProps = { order: OfficeOrder['order']; money: OrderMoneyOfOffice; onClose: () => void }

const kinds = [
  ['units', refundTexts.byUnits],
  ['whole', refundTexts.whole],
  ['amounts', refundTexts.byAmount],
] as const

/** Chooses what of an order goes back, says what follows, and does it for exactly that amount (DSK-18, DSK-19). */
export function RefundDialog({ order, money, onClose }: RefundDialogProps) {
  const [say, language] = [useWords(), useLanguage()]
  const number = order.hashed_id
  const [draft, setDraft] = useState<RefundDraft>(emptyDraft)
  const [reason, setReason] = useState<GivenRefundReason>('faulty')
  const [words, setWords] = useState('')
  const kept = useKeptForm({
    form: `order ${number} refund`,
    values: { draft, reason, words },
    onTake(typed) {
      setDraft(typed.draft)
      setReason(typed.reason)
      setWords(typed.words)
    },
  })
  const { quote, problem } = useRefundQuote(number, wishOf(draft, money.open))
  const { refund, busy } = useRefund(number, () => {
    kept.forget()
    onClose()
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wish = wishOf(draft, money.open)
    if (quote && wish && !busy) void refund({ number, ...wish, reason, words, total: quote.total })
  }
  const paid = { method: paymentMethodTexts[order.payment].name, amount: formatTwd(money.received, language) }
  return (
    <Dialog open onClose={onClose} size="wide" title={say(refundTitle(order.sender.name || number))}>
      <form className="mt-1 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <p className="dim text-[13px]">{say(paidWith(number, paid))}</p>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <b className="font-medium">{say(refundTexts.which)}</b>
          <span className="flex flex-wrap gap-2" role="group" aria-label={say(refundTexts.which)}>
            {kinds.map(([by, name]) => (
              <button key={by} type="button" className="chip" aria-pressed={draft.by === by} onClick={() => setDraft({ ...draft, by })}>
                {say(name)}
              </button>
            ))}
          </span>
        </div>
        <RefundChoice order={order} open={money.open} draft={draft} onDraft={setDraft} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={say(refundTexts.reason)}
            value={reason}
            choices={givenRefundReasons.map((each) => ({ value: each, label: say(givenReasonTexts[each]) }))}
            onChange={({ target }) => setReason(target.value as GivenRefundReason)}
          />
          <TextField
            label={say(refundTexts.words)}
            maxLength={200}
            required={reason === 'other'}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
        {quote ? (
          <RefundEffects quote={quote} />
        ) : (
          <p className="consequences dim">{problem ? problemMessage(problem, language) : say(refundTexts.choose)}</p>
        )}
        <p className="refund-note">
          {say(refundTexts.noWayBack)}
          {quote?.needs_approval && <span className="block">{say(refundTexts.needsApproval)}</span>}
        </p>
        <div className="flex flex-wrap items-center justify-end gap-2">
          {quote && <span className="dim mr-auto text-[13px]">{say(leftAfter(formatTwd(quote.left_after, language)))}</span>}
          <Button kind="ghost" onClick={onClose}>
            {say(moneyTexts.cancel)}
          </Button>
          <Button type="submit" busy={busy} disabled={!quote}>
            <Undo2 size={16} aria-hidden="true" />
            {say(refundNow(formatTwd(quote?.total ?? 0, language)))}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { NeedlessFeeOfOffice } from '#contract/office/api/parcels.ts'
import { inLanguage } from '#rules/locale.ts'
import { joiningTexts, refundFeeOf } from '#texts/office/packing/joining.ts'
import { moneyTexts, refundNow, refundTexts } from '#texts/office/money.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { problemMessage } from '../../../../data/problem-message.ts'
import { useRefund, useRefundQuote } from '../../../../data/orders/use-refund.ts'
import { useKeptForm } from '../../../../data/saving/use-kept-form.tsx'
import { RefundEffects } from '../money/refund-effects.tsx'

/** Gives a delivery fee back that orders in one box do not need, by the refund that any other takes: with what follows, and its allowance (DSK-19). */
export function FeeDialog({ fee: { number, amount, language: ofBuyer }, onClose }: { fee: NeedlessFeeOfOffice; onClose: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const queries = useQueryClient()
  const [words, setWords] = useState(inLanguage(joiningTexts.feeWords, ofBuyer))
  const kept = useKeptForm({ form: `order ${number} delivery fee`, values: { words }, onTake: (typed) => setWords(typed.words) })
  const wish = { lines: [], fees: { delivery: amount, handling: 0 } }
  const { quote, problem } = useRefundQuote(number, wish)
  const close = () => {
    kept.forget()
    void queries.invalidateQueries({ queryKey: ['joinable'] })
    onClose()
  }
  const { refund, busy } = useRefund(number, close)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (quote && !busy) void refund({ number, ...wish, reason: 'other', words, total: quote.total })
  }
  return (
    <Dialog open onClose={onClose} size="wide" title={say(refundFeeOf(number, formatTwd(amount, language)))}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <TextField
          label={say(refundTexts.words)}
          maxLength={200}
          required
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {quote ? <RefundEffects quote={quote} /> : problem && <p className="consequences dim">{problemMessage(problem, language)}</p>}
        <p className="refund-note">
          {say(refundTexts.noWayBack)} {quote?.needs_approval && say(refundTexts.needsApproval)}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(moneyTexts.cancel)}
          </Button>
          <Button type="submit" busy={busy} disabled={!quote}>
            {say(refundNow(formatTwd(quote?.total ?? amount, language)))}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

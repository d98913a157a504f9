import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { isProblem } from '#contract/shared/problem.ts'
import { newOrderTexts } from '#texts/office/new-order.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { faultsIn } from '../../../data/new-order/faults-in.ts'
import { useOffice } from '../../../data/office.tsx'
import { problemMessage } from '../../../data/problem-message.ts'
import { Effects } from '../../../ui/effects.tsx'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'

type GiveDiscountProps = { uid: string; itemsTotal: number; onGiven: (code: string) => void }

/** A discount is a code that this customer alone can use, once, with a reason (DSK-25). */
export function GiveDiscount({ uid, itemsTotal, onGiven }: GiveDiscountProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { newOrder } = useOffice()
  const queries = useQueryClient()
  const showToast = useToasts()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const kept = useKeptForm({
    form: `discount for ${uid}`,
    values: { amount, reason },
    onTake(typed) {
      setAmount(typed.amount)
      setReason(typed.reason)
    },
  })
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const give = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    setFaults({})
    try {
      const { code } = await newOrder.giveDiscount({ uid, amount: Number(amount), minimum: itemsTotal, reason })
      kept.forget()
      showToast({ kind: 'success', message: say(newOrderTexts.given) })
      onGiven(code)
    } catch (error) {
      setFaults(faultsIn(error))
      const waits = isProblem(error, 'approval_needed')
      showToast({ kind: waits ? 'warning' : 'error', message: waits ? say(newOrderTexts.waits) : problemMessage(error, language) })
    } finally {
      setBusy(false)
      void queries.invalidateQueries({ queryKey: ['new-order', 'buyer', uid] })
    }
  }
  return (
    <div>
      <Button kind="ghost" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {say(newOrderTexts.discount)}
      </Button>
      {isOpen && (
        <form className="mt-3 grid gap-3" onSubmit={(event) => void give(event)} noValidate>
          {kept.offer}
          <Effects follows={[newOrderTexts.discountNote]} />
          <div className="two-columns">
            <TextField
              label={say(newOrderTexts.discountAmount)}
              error={faults['amount']}
              type="number"
              inputMode="numeric"
              min={1}
              max={itemsTotal}
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
            <TextField
              label={say(newOrderTexts.discountReason)}
              error={faults['reason']}
              maxLength={200}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
          <div>
            <Button type="submit" kind="secondary" busy={busy} disabled={amount === '' || reason.trim() === ''}>
              {say(newOrderTexts.give)}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

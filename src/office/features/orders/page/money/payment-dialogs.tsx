import { useState, type SubmitEvent } from 'react'
import { manualWays, type ManualWay } from '#rules/payments/manual-payment.ts'
import { taipeiDay } from '#rules/calendar.ts'
import { manualWayTexts, moneyTexts } from '#texts/office/money.ts'
import { refundAccountTexts, wentTo } from '#texts/office/order-page/refund-account.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/choices.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import type { Pressed } from '../../../../data/step-up.tsx'
import { useOffice } from '../../../../data/office.tsx'
import { useOrderChange } from '../../../../data/orders/use-order-change.ts'
import { useKeptForm } from '../../../../data/saving/use-kept-form.tsx'
import { useMaskedAccount, type KnownAccount } from './masked-account.ts'
import { Effects } from '../../../../ui/effects.tsx'
import { effectTexts } from '#texts/office/effects.ts'

/** What somebody of the shop writes down about money that they have seen themselves. */
export type Seen = { kind: 'transfer' } | { kind: 'manual' } | { kind: 'confirm'; refund: number; account: KnownAccount | null }

type PaymentDialogProps = { seen: Seen; number: string; total: number; onClose: () => void }

const titles = { transfer: moneyTexts.transfer, manual: moneyTexts.manual, confirm: moneyTexts.confirm } as const
const told = { transfer: moneyTexts.transferDone, manual: moneyTexts.manualDone, confirm: moneyTexts.confirmed } as const

export function PaymentDialog({ seen, number, total, onClose }: PaymentDialogProps) {
  const say = useWords()
  const { money } = useOffice()
  const change = useOrderChange(number)
  const [typed, setTyped] = useState(() => ({ amount: String(total), reference: '', way: 'cash' as ManualWay, day: taipeiDay(new Date()) }))
  const { amount, reference, way, day } = typed
  const put = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })
  const [toAccount, setToAccount] = useState(true)
  const [busy, setBusy] = useState(false)
  const kept = useKeptForm({
    form: seen.kind === 'confirm' ? `refund ${seen.refund} confirm` : `order ${number} ${seen.kind}`,
    values: typed,
    onTake: setTyped,
  })
  const act = (press: Pressed): Promise<unknown> => {
    if (seen.kind === 'confirm')
      return money.confirmRefund({ id: seen.refund, reference, ...(seen.account && toAccount && { account: seen.account.id }) }, press)
    const paid = { number, amount: Number(amount), reference }
    return seen.kind === 'transfer' ? money.confirmTransfer(paid, press) : money.manualPayment({ ...paid, way, day }, press)
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const done = await change({ act, done: told[seen.kind] })
    setBusy(false)
    if (!done) return
    kept.forget()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={say(titles[seen.kind])}>
      <form className="mt-3 grid gap-4" onSubmit={(event) => void submit(event)}>
        {kept.offer}
        {seen.kind === 'manual' && (
          <ManualFields way={way} day={day} onWay={(chosen) => put({ way: chosen })} onDay={(written) => put({ day: written })} />
        )}
        {seen.kind !== 'confirm' && (
          <TextField
            label={say(moneyTexts.amount)}
            inputMode="numeric"
            pattern="[0-9]{1,7}"
            required
            value={amount}
            onChange={({ target }) => put({ amount: target.value })}
          />
        )}
        <TextField
          label={say(moneyTexts.reference)}
          hint={say(moneyTexts.referenceHint)}
          required
          minLength={4}
          maxLength={60}
          autoComplete="off"
          value={reference}
          onChange={({ target }) => put({ reference: target.value })}
        />
        {seen.kind === 'confirm' && <WentTo account={seen.account} isThere={toAccount} onChange={setToAccount} />}
        <Effects follows={effectTexts[seen.kind]} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(moneyTexts.cancel)}
          </Button>
          <Button type="submit" busy={busy}>
            {say(titles[seen.kind])}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type ManualFieldsProps = { way: ManualWay; day: string; onWay: (way: ManualWay) => void; onDay: (day: string) => void }

/** How money came that no company told of, and when. */
function ManualFields({ way, day, onWay, onDay }: ManualFieldsProps) {
  const say = useWords()
  return (
    <>
      <SelectField
        label={say(moneyTexts.way)}
        value={way}
        choices={manualWays.map((each) => ({ value: each, label: say(manualWayTexts[each]) }))}
        onChange={({ target }) => onWay(target.value as ManualWay)}
      />
      <TextField label={say(moneyTexts.day)} type="date" required value={day} onChange={({ target }) => onDay(target.value)} />
    </>
  )
}

type WentToProps = { account: KnownAccount | null; isThere: boolean; onChange: (isThere: boolean) => void }

/** Where the money went: the account that the buyer entered, unless somebody says otherwise. */
function WentTo({ account, isThere, onChange }: WentToProps) {
  const say = useWords()
  const mask = useMaskedAccount()
  if (!account) return <p className="dim text-[13px]">{say(refundAccountTexts.noAccount)}</p>
  return (
    <Checkbox checked={isThere} onChange={({ target }) => onChange(target.checked)}>
      {say(wentTo(mask(account)))}
    </Checkbox>
  )
}

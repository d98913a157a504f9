import { useState, type SubmitEvent } from 'react'
import { holdReasons, type HoldReason } from '#rules/orders/hold.ts'
import type { OrderMove } from '#rules/orders/order-moves.ts'
import { consequenceTexts, holdReasonTexts, moveDialogTexts, moveTexts } from '#texts/office/orders.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import type { MoveOrder, MoveWishes } from '../../../data/orders/use-move-order.ts'
import { StoreChoice } from './store/store-choice.tsx'
import { CancelEffect } from './edit/cancel-effect.tsx'
import { Code } from '../../../ui/code.tsx'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { Effects } from '../../../ui/effects.tsx'

type MoveDialogProps = { move: OrderMove; number: string; onMove: MoveOrder; onClose: () => void }

/** Says what follows, line by line, asks for what the move needs, and does it. None of these has a way back. */
export function MoveDialog({ move, number, onMove, onClose }: MoveDialogProps) {
  const say = useWords()
  const [wishes, setWishes] = useState<Required<MoveWishes>>({ tracking: '', reason: '', hold: 'address', store: '' })
  const [busy, setBusy] = useState(false)
  const kept = useKeptForm({ form: `order ${number} ${move}`, values: wishes, onTake: setWishes })
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const done = await onMove(move, number, wishes)
    setBusy(false)
    if (!done) return
    kept.forget()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={say(moveTexts[move])}>
      <form className="mt-3 grid gap-4" onSubmit={(event) => void submit(event)}>
        {kept.offer}
        <p>
          <Code>{number}</Code>
        </p>
        {move === 'hand_over_by_number' && (
          <TextField
            label={say(moveDialogTexts.tracking)}
            required
            minLength={4}
            maxLength={40}
            autoComplete="off"
            value={wishes.tracking}
            onChange={({ target }) => setWishes({ ...wishes, tracking: target.value })}
          />
        )}
        {move === 'cancel' && (
          <Field label={say(moveDialogTexts.reason)} hint={say(moveDialogTexts.reasonHint)}>
            {(tied) => (
              <textarea
                className="input min-h-[88px]"
                required
                maxLength={200}
                value={wishes.reason}
                onChange={({ target }) => setWishes({ ...wishes, reason: target.value })}
                {...tied}
              />
            )}
          </Field>
        )}
        {move === 'change_store' && <StoreChoice value={wishes.store} onChoose={(store) => setWishes({ ...wishes, store })} />}
        {move === 'hold' && (
          <SelectField
            label={say(moveDialogTexts.why)}
            value={wishes.hold}
            choices={holdReasons.map((reason) => ({ value: reason, label: say(holdReasonTexts[reason]) }))}
            onChange={({ target }) => setWishes({ ...wishes, hold: target.value as HoldReason })}
          />
        )}
        {move === 'cancel' ? (
          <CancelEffect number={number} />
        ) : (
          <Effects follows={consequenceTexts[move]} mayReturn={canBeUndone.includes(move)} />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(moveDialogTexts.keep)}
          </Button>
          <Button type="submit" busy={busy} disabled={move === 'change_store' && wishes.store === ''}>
            {say(moveTexts[move])}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const canBeUndone: readonly OrderMove[] = ['hold', 'release', 'ask_courier', 'book', 'change_store']

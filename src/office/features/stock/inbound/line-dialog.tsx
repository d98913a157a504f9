import { useState, type SubmitEvent } from 'react'
import type { InboundLineShown } from '#contract/office/api/goods/inbound.ts'
import { inboundTexts } from '#texts/office/goods/inbound.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { useStockChange } from '../../../data/stock/use-stock.ts'
import { useMe } from '../../../data/use-me.ts'
import { centsOf } from '../cents-of.ts'
import { CostField } from '../cost-field.tsx'
import { FormFoot } from '../form-foot.tsx'

type LineDialogProps = { delivery: number; known: InboundLineShown | null; onClose: () => void }

/** A product that comes with a delivery: how many, in which lot and, for who may say it, at which cost. */
export function LineDialog({ delivery, known, onClose }: LineDialogProps) {
  const say = useWords()
  const { inbound } = useOffice()
  const { permissions } = useMe()
  const [values, setValues] = useState(() => valuesOf(known))
  const put = (said: Partial<typeof values>) => setValues({ ...values, ...said })
  const kept = useKeptForm({ form: `delivery ${delivery} line ${known?.id ?? 'new'}`, values, onTake: setValues })
  const done = { says: say(inboundTexts.saved), kept, onDone: onClose }
  const setsCost = permissions['products.price'] === 'all'
  const save = useStockChange(() => {
    const said = saidBy(values, setsCost)
    if (known) return inbound.changeLine({ id: delivery, line: known.id, ...said })
    return inbound.addLine({ id: delivery, product: values.product, ...said })
  }, done)
  const remove = useStockChange(() => inbound.removeLine({ id: delivery, line: known?.id ?? 0 }), done)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save.mutate(undefined)
  }
  return (
    <Dialog open onClose={onClose} title={known ? known.product.name : say(inboundTexts.addLine)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        {!known && (
          <TextField
            label={say(inboundTexts.product)}
            required
            maxLength={40}
            autoComplete="off"
            value={values.product}
            onChange={({ target }) => put({ product: target.value })}
          />
        )}
        <TextField
          label={say(inboundTexts.expected)}
          hint={say(inboundTexts.expectedHow)}
          required
          type="number"
          inputMode="numeric"
          min={0}
          max={100_000}
          value={values.expected}
          onChange={({ target }) => put({ expected: target.value })}
        />
        <TextField
          label={say(inboundTexts.lot)}
          optional
          maxLength={40}
          autoComplete="off"
          value={values.lot}
          onChange={({ target }) => put({ lot: target.value })}
        />
        {values.lot !== '' && (
          <TextField
            label={say(inboundTexts.expiry)}
            required
            type="date"
            value={values.expiry}
            onChange={({ target }) => put({ expiry: target.value })}
          />
        )}
        {setsCost && <CostField value={values.cost} onPut={(cost) => put({ cost })} />}
        {known && known.counted === 0 && (
          <Button kind="ghost" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            {say(inboundTexts.remove)}
          </Button>
        )}
        <FormFoot error={save.error ?? remove.error} busy={save.isPending} onClose={onClose} save={say(inboundTexts.save)} />
      </form>
    </Dialog>
  )
}

function valuesOf(known: InboundLineShown | null) {
  const cost = known?.unit_cost_cents ?? null
  return {
    product: '',
    expected: known ? String(known.expected) : '',
    lot: known?.lot ?? '',
    expiry: known?.expires_on ?? '',
    cost: cost === null ? '' : String(cost / 100),
  }
}

function saidBy({ expected, lot, expiry, cost }: ReturnType<typeof valuesOf>, setsCost: boolean) {
  return {
    expected: Number(expected),
    lot: lot === '' ? null : { number: lot, expires_on: expiry },
    ...(setsCost && { unit_cost_cents: cost === '' ? null : centsOf(cost) }),
  }
}

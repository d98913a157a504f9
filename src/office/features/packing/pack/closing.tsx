import { useState, type SubmitEvent } from 'react'
import type { PackedParcel } from '#contract/office/api/packing.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { leftText, packingTexts, shouldWeighText } from '#texts/office/packing/packing.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { useBenchChange } from '../../../data/packing/use-waves.ts'
import { useMay } from '../../../data/use-me.ts'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { useDialog } from '../../../data/address/use-dialog.ts'
import { Effects } from '../../../ui/effects.tsx'
import { effectTexts } from '#texts/office/effects.ts'

/** `waiting`: scans that the shop has not heard of yet; it closes a box only over what it has counted itself. */
type Props = { parcel: PackedParcel; left: number; waiting: number; onClosed: () => void }

/** Weighs the parcel and closes the box; what is missing for that is said below. */
export function Closing({ parcel, left, waiting, onClosed }: Props) {
  const say = useWords()
  const may = useMay()
  const { packing } = useOffice()
  const [isAsking, setAsking] = useDialog('override')
  const close = useBenchChange(() => packing.check({ number: parcel.number }), onClosed)
  if (parcel.checked) return <p className="state done">{say(packingTexts.sealed)}</p>
  const isStopped = !parcel.weight.is_right
  return (
    <section className="closing">
      <Weighing parcel={parcel} />
      <Button
        size="big"
        full
        disabled={left > 0 || waiting > 0 || isStopped}
        busy={close.isPending}
        onClick={() => close.mutate(undefined)}
      >
        {say(packingTexts.seal)}
      </Button>
      <p className="dim text-center" role="status">
        {say(leftText(left))}
      </p>
      {left === 0 && <Effects follows={effectTexts.seal} />}
      {left > 0 && may('parcels.override') && (
        <Button kind="ghost" onClick={() => setAsking(true)}>
          {say(packingTexts.sealAll)}
        </Button>
      )}
      {isAsking && left > 0 && may('parcels.override') && (
        <WithoutScans number={parcel.number} onClosed={onClosed} onClose={() => setAsking(false)} />
      )}
    </section>
  )
}

function Weighing({ parcel: { number, weight, boxes } }: Pick<Props, 'parcel'>) {
  const [say, language] = [useWords(), useLanguage()]
  const { packing } = useOffice()
  const [grams, setGrams] = useState(weight.grams === null ? '' : String(weight.grams))
  const [box, setBox] = useState(boxes[0]?.id)
  const [isOff, setOff] = useState(!weight.is_right)
  const kept = useKeptForm({
    form: `parcel ${number} weight`,
    values: { grams, box },
    onTake(typed) {
      setGrams(typed.grams)
      setBox(typed.box)
    },
  })
  const weigh = useBenchChange(async (looked_again: boolean) => {
    try {
      await packing.weigh({ number, grams: Number(grams), box, looked_again })
      setOff(false)
      kept.beginAnew({ grams, box })
    } catch (error) {
      if (isProblem(error, 'weight_off')) setOff(true)
      throw error
    }
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    weigh.mutate(false)
  }
  const boxGrams = boxes.find(({ id }) => id === box)?.grams ?? 0
  const hint = weight.expected === null ? undefined : say(shouldWeighText(formatNumber(weight.expected + boxGrams, language)))
  return (
    <form className="weighing" onSubmit={submit}>
      {kept.offer}
      <SelectField
        label={say(packingTexts.box)}
        choices={boxes.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(box)}
        onChange={({ target }) => setBox(Number(target.value))}
      />
      <TextField
        label={say(packingTexts.weight)}
        hint={hint}
        inputMode="numeric"
        pattern="[0-9]+"
        maxLength={6}
        required
        autoComplete="off"
        value={grams}
        onChange={({ target }) => setGrams(target.value)}
      />
      <Button type="submit" kind="secondary" busy={weigh.isPending}>
        {say(packingTexts.weigh)}
      </Button>
      {isOff && (
        <Button kind="soft" onClick={() => weigh.mutate(true)}>
          {say(packingTexts.lookedAgain)}
        </Button>
      )}
      {weight.grams !== null && weight.is_right && <span className="state done">{say(packingTexts.weighed)}</span>}
    </form>
  )
}

/** `onClosed`: the box is closed, and the bench goes on; `onClose`: it stays open. */
type WithoutScansProps = { number: string; onClosed: () => void; onClose: () => void }

function WithoutScans({ number, onClosed, onClose }: WithoutScansProps) {
  const say = useWords()
  const { packing } = useOffice()
  const [reason, setReason] = useState('')
  const kept = useKeptForm({ form: `parcel ${number} override`, values: reason, onTake: setReason })
  const close = useBenchChange(
    () => packing.check({ number, reason }),
    () => {
      kept.forget()
      onClosed()
    },
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!close.isPending) close.mutate(undefined)
  }
  return (
    <Dialog open onClose={onClose} title={say(packingTexts.sealAll)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <TextField
          label={say(packingTexts.sealAllWhy)}
          required
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Effects follows={effectTexts.sealAll} />
        <Button type="submit" busy={close.isPending} full>
          {say(packingTexts.sealAll)}
        </Button>
      </form>
    </Dialog>
  )
}

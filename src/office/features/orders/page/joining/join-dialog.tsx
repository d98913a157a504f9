import { useState } from 'react'
import type { JoinableOfOffice } from '#contract/office/api/parcels.ts'
import { joiningTexts, parcelToJoin } from '#texts/office/packing/joining.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/choices.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { Code } from '../../../../ui/code.tsx'
import { OrderState } from '../../order-state.tsx'

type JoinDialogProps = {
  joinable: JoinableOfOffice['joinable']
  onJoin: (others: readonly string[]) => Promise<boolean>
  onClose: () => void
}

/** Chooses the orders that go into the same box. */
export function JoinDialog({ joinable, onJoin, onClose }: JoinDialogProps) {
  const [say, language] = [useWords(), useLanguage()]
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const chosen = joinable.map(({ number }) => number).filter((number) => !left.has(number))
  const choose = (number: string, isChosen: boolean) =>
    setLeft((before) => (isChosen ? new Set([...before].filter((each) => each !== number)) : new Set([...before, number])))
  const join = async () => {
    if (busy) return
    setBusy(true)
    const isDone = await onJoin(chosen)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={say(joiningTexts.join)}>
      <div className="mt-3 grid gap-4">
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-medium">{say(joiningTexts.which)}</legend>
          {joinable.map(({ number, placed_at, status, units }) => (
            <Checkbox key={number} checked={!left.has(number)} onChange={({ target }) => choose(number, target.checked)}>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Code>{number}</Code>
                <OrderState status={status} />
                <span className="dim text-[13px]">
                  {say(parcelToJoin({ placed: placed_at ? formatShortMoment(placed_at) : '—', units: formatNumber(units, language) }))}
                </span>
              </span>
            </Checkbox>
          ))}
        </fieldset>
        <p className="dim text-[13px]">{say(joiningTexts.how)}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(joiningTexts.cancel)}
          </Button>
          <Button busy={busy} disabled={chosen.length === 0} onClick={() => void join()}>
            {say(joiningTexts.join)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

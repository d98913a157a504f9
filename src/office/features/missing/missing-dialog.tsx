import { useState, type SubmitEvent } from 'react'
import {
  missingChoices,
  missingMoveNotes,
  missingMoveTexts,
  missingTexts,
  missingTitle,
  type MissingMove,
} from '#texts/office/packing/missing.ts'
import { Button } from '#ui/controls/button.tsx'
import { OptionCard } from '#ui/controls/choices.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useMissingQuote, useReportMissing } from '../../data/packing/use-missing.ts'
import { problemMessage } from '../../data/problem-message.ts'
import { useMay } from '../../data/use-me.ts'
import { MissingEffects } from './missing-effects.tsx'
import type { MissingGoods } from './missing-goods.ts'
import { MissingUnits } from './missing-units.tsx'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'

type Props = {
  number: string
  goods: readonly MissingGoods[]
  onClose: () => void
  /** Something was done, or was asked for. */
  onDone: (move: MissingMove) => void
}

/** Chooses what of a parcel could not be found and what becomes of it, says what follows, and does it (PCK-18). */
export function MissingDialog({ number, goods, onClose, onDone }: Props) {
  const [say, language] = [useWords(), useLanguage()]
  const may = useMay()
  const [missing, setMissing] = useState<Readonly<Record<number, number>>>(() =>
    Object.fromEntries(goods.map((each) => [each.product_id, each.missing])),
  )
  const [move, setMove] = useState<MissingMove>('short')
  const kept = useKeptForm({
    form: `parcel ${number} missing`,
    values: { missing, move },
    onTake(typed) {
      setMissing(typed.missing)
      setMove(typed.move)
    },
  })
  const units = Object.entries(missing).flatMap(([id, count]) => (count > 0 ? [{ product_id: Number(id), units: count }] : []))
  const { quote, problem } = useMissingQuote({ number, move, units })
  const { report, busy } = useReportMissing()
  const isReady = units.length > 0 && (move === 'wait' || quote !== undefined)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!isReady || busy) return
    if (await report({ number, move, units, total: quote?.amount ?? null })) {
      kept.forget()
      onClose()
      onDone(move)
    }
  }
  return (
    <Dialog open onClose={onClose} size="wide" title={say(missingTitle(number))}>
      <form className="mt-1 grid gap-4" onSubmit={(event) => void submit(event)}>
        {kept.offer}
        <b className="font-medium">{say(missingTexts.which)}</b>
        <MissingUnits goods={goods} missing={missing} onMissing={setMissing} />
        <fieldset className="missing-choices">
          <legend className="pb-2 font-medium">{say(missingTexts.what)}</legend>
          {missingChoices
            .filter((each) => each !== 'wait' || may('orders.hold'))
            .map((each) => (
              <OptionCard
                key={each}
                name="missing-move"
                title={say(missingMoveTexts[each])}
                note={say(missingMoveNotes[each])}
                value={each}
                checked={each === move}
                onChange={() => setMove(each)}
              />
            ))}
        </fieldset>
        {units.length === 0 && <p className="consequences dim">{say(missingTexts.choose)}</p>}
        {move === 'wait' && units.length > 0 && <p className="consequences">{say(missingTexts.waiting)}</p>}
        {quote && <MissingEffects quote={quote} goods={goods} />}
        {problem && (
          <p className="consequences" role="alert">
            {problemMessage(problem, language)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(missingTexts.cancel)}
          </Button>
          <Button type="submit" busy={busy} disabled={!isReady}>
            {say(missingMoveTexts[move])}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

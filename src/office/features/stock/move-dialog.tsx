import { useState, type SubmitEvent } from 'react'
import type { ProductInStock } from '#contract/office/api/goods/stock.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { kindsByHand, type KindByHand } from '#rules/catalog/stock/stock-movements.ts'
import { lotText, movementTexts, stockTexts } from '#texts/office/stock.ts'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'
import { useStockChange, type Saved } from '../../data/stock/use-stock.ts'
import { useMay, useMe } from '../../data/use-me.ts'
import { centsOf } from './cents-of.ts'
import { CostField } from './cost-field.tsx'
import { FormFoot } from './form-foot.tsx'
import { Effects } from '../../ui/effects.tsx'
import { effectTexts, stockAfter } from '#texts/office/effects.ts'
import { formatNumber } from '#texts/shared/format.ts'

const corrections = { up: stockTexts.correctionUp, down: stockTexts.correctionDown }
type Way = KindByHand | keyof typeof corrections
type Values = { way: Way; quantity: string; lot: string; number: string; expires_on: string; cost: string; note: string }

const arrives = (way: Way) => way === 'receipt' || way === 'return' || way === 'up'

/** Writes down that units came or went (STK-02). */
export function MoveDialog({ found, onClose }: { found: ProductInStock; onClose: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const may = useMay()
  const { permissions } = useMe()
  const [values, setValues] = useState<Values>({ way: 'receipt', quantity: '', lot: '', number: '', expires_on: '', cost: '', note: '' })
  const put = (said: Partial<Values>) => setValues({ ...values, ...said })
  const kept = useKeptForm({ form: `product ${found.id} move`, values, onTake: setValues })
  const move = useMove(found.id, { kept, onDone: onClose })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    move.mutate({ values, confirmed: isUnlikely })
  }
  const { way, quantity, note } = values
  const after = found.stock + (arrives(way) ? Number(quantity) : -Number(quantity))
  const isUnlikely = isProblem(move.error, 'expiry_unlikely')
  const isCorrection = way === 'up' || way === 'down'
  const ways = [
    ...kindsByHand.map((kind) => ({ value: kind, label: say(movementTexts[kind]) })),
    ...(may('stock.correct') ? Object.entries(corrections).map(([value, text]) => ({ value, label: say(text) })) : []),
  ]
  return (
    <Dialog open onClose={onClose} title={say(stockTexts.adjustTitle)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <SelectField
          label={say(stockTexts.whichWay)}
          choices={ways}
          value={way}
          onChange={({ target }) => put({ way: target.value as Way, lot: '' })}
        />
        <TextField
          label={say(stockTexts.units)}
          required
          type="number"
          inputMode="numeric"
          min={1}
          max={100_000}
          value={quantity}
          onChange={({ target }) => put({ quantity: target.value })}
        />
        <LotFields found={found} values={values} onPut={put} />
        {way === 'receipt' && permissions['products.price'] === 'all' && <CostField value={values.cost} onPut={(cost) => put({ cost })} />}
        <TextField
          label={say(isCorrection ? stockTexts.why : stockTexts.note)}
          required={isCorrection}
          maxLength={300}
          value={note}
          onChange={({ target }) => put({ note: target.value })}
        />
        <Effects
          follows={[
            ...(quantity === '' ? [] : [stockAfter(formatNumber(found.stock, language), formatNumber(after, language))]),
            ...effectTexts.movement,
          ]}
        />
        <FormFoot error={move.error} busy={move.isPending} onClose={onClose} {...(isUnlikely && { save: say(stockTexts.confirm) })} />
      </form>
    </Dialog>
  )
}

function useMove(id: number, saved: Pick<Saved, 'kept' | 'onDone'>) {
  const say = useWords()
  const { stock } = useOffice()
  return useStockChange(
    ({ values, confirmed }: { values: Values; confirmed: boolean }) => {
      const { way, quantity, note, lot, number, expires_on, cost } = values
      const known = lot !== '' && { lot: { id: Number(lot) } }
      const written = lot === '' && number !== '' && { lot: { number, expires_on } }
      const said = { id, note, confirmed, ...known, ...written }
      if (way === 'up' || way === 'down') return stock.correct({ ...said, delta: way === 'up' ? Number(quantity) : -Number(quantity) })
      const costed = way === 'receipt' && cost !== '' && { unit_cost_cents: centsOf(cost) }
      return stock.move({ ...said, ...costed, kind: way, quantity: Number(quantity) })
    },
    { says: say(stockTexts.moved), ...saved },
  )
}

type LotFieldsProps = { found: ProductInStock; values: Values; onPut: (said: Partial<Values>) => void }

/** Which lot goods leave, or come into: one that is known, or a new one as it stands on them. */
function LotFields({ found: { lots, lots_followed: isFollowed }, values, onPut }: LotFieldsProps) {
  const say = useWords()
  const isNew = arrives(values.way) && values.lot === ''
  if (!isFollowed && lots.length === 0) return null
  return (
    <>
      {lots.length > 0 && (
        <SelectField
          label={say(stockTexts.whichLot)}
          placeholder={say(isNew ? stockTexts.otherLot : stockTexts.inNoLot)}
          choices={lots.map(({ id, number, expires_on }) => ({ value: String(id), label: say(lotText(number, expires_on)) }))}
          value={values.lot}
          onChange={({ target }) => onPut({ lot: target.value })}
        />
      )}
      {isNew && (
        <>
          <TextField
            label={say(stockTexts.lotNumber)}
            required={isFollowed}
            maxLength={40}
            autoComplete="off"
            value={values.number}
            onChange={({ target }) => onPut({ number: target.value })}
          />
          <TextField
            label={say(stockTexts.expiry)}
            required={isFollowed || values.number !== ''}
            type="date"
            value={values.expires_on}
            onChange={({ target }) => onPut({ expires_on: target.value })}
          />
        </>
      )}
    </>
  )
}

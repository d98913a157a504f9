import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { OfficeListPrice } from '#contract/office/api/goods/list-prices.ts'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { highestAsked, listPriceTexts, reasonGiven, unsoldIn } from '#texts/office/goods/list-price.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { problemMessage } from '../../../data/problem-message.ts'
import { useListPrice, useUnsoldListPrices } from '../../../data/products/use-list-prices.ts'
import type { ProductForm } from '../../../data/products/use-product-form.ts'
import { useCarefully } from '../../../data/step-up.tsx'
import { UnsoldMark } from '../unsold-mark.tsx'

type NoteProps = { product: OfficeProduct; form: ProductForm; mayPrice: boolean }

/** A list price that was never asked, as it stands or as it is typed, and why it stands all the same (GDS-20). */
export function ListPriceNote({ product: { id, version, fields }, form, mayPrice }: NoteProps) {
  const say = useWords()
  const { data: stands } = useListPrice({ id, version })
  const typed = { id, price: Number(form.now['price']), origin_price: Number(form.now['origin_price']) }
  const isTyped = typed.price !== fields.price || typed.origin_price !== fields.origin_price
  const unsold = useUnsoldListPrices(isTyped ? [typed] : [])
  if (isTyped ? !unsold.ids.has(id) : stands?.unsold !== true) return null
  return (
    <section className="office-panel">
      <div className="body grid gap-3">
        <UnsoldMark days={isTyped ? unsold.days : (stands?.days ?? 0)} />
        {isTyped || !stands ? (
          <p className="muted">{say(listPriceTexts.saveFirst)}</p>
        ) : (
          <Standing id={id} stands={stands} mayPrice={mayPrice} />
        )}
      </div>
    </section>
  )
}

type StandingProps = { id: number; stands: OfficeListPrice; mayPrice: boolean }

function Standing({ id, stands: { reason, days, highest, origin_price: full }, mayPrice }: StandingProps) {
  const [say, language] = [useWords(), useLanguage()]
  const [isOpen, setOpen] = useState(false)
  const isAsked = mayPrice && (isOpen || !reason)
  return (
    <>
      <p className="muted">
        {say(unsoldIn(formatTwd(full, language), days))} {highest !== null && say(highestAsked(formatTwd(highest, language)))}
      </p>
      {reason ? (
        <p>
          {say(reasonGiven(reason.text))} <span className="dim">{`${reason.by}・${formatShortMoment(reason.at)}`}</span>
        </p>
      ) : (
        !mayPrice && <p className="text-alarm">{say(listPriceTexts.needsReason)}</p>
      )}
      {isAsked && <ReasonForm id={id} full={full} said={reason?.text ?? ''} onDone={() => setOpen(false)} />}
      {mayPrice && reason && !isOpen && (
        <div>
          <Button kind="ghost" onClick={() => setOpen(true)}>
            {say(listPriceTexts.change)}
          </Button>
        </div>
      )}
    </>
  )
}

type FormProps = { id: number; full: number; said: string; onDone: () => void }

function ReasonForm({ id, full, said, onDone }: FormProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { listPrices } = useOffice()
  const carefully = useCarefully()
  const queries = useQueryClient()
  const [{ reason }, setTyped] = useState({ reason: said })
  const kept = useKeptForm({ form: `product ${id} list price`, values: { reason }, onTake: setTyped })
  const give = useMutation({
    mutationFn: () => carefully((press) => listPrices.giveReason({ id, origin_price: full, reason: reason.trim() }, press)),
    async onSuccess() {
      kept.forget()
      await queries.invalidateQueries({ queryKey: ['list-price', id] })
      onDone()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    give.mutate()
  }
  return (
    <form className="grid gap-3" onSubmit={submit}>
      {kept.offer}
      <TextField
        label={say(listPriceTexts.reason)}
        hint={say(listPriceTexts.reasonHint)}
        error={give.error ? problemMessage(give.error, language) : undefined}
        maxLength={300}
        required
        value={reason}
        onChange={({ target }) => setTyped({ reason: target.value })}
      />
      <div>
        <Button type="submit" kind="secondary" busy={give.isPending}>
          {say(listPriceTexts.keep)}
        </Button>
      </div>
    </form>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { productScheduleTexts } from '#texts/office/goods/product-schedules.ts'
import { savedWords } from '#texts/office/goods/product/saved-product.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { fieldErrors, problemMessage } from '../../../../data/problem-message.ts'
import { useClaimsAsked } from '../../../../data/products/use-claims.tsx'
import { lazyLayer } from '../../../../data/layers/lazy-layer.tsx'
import { useProductChanged } from '../../../../data/products/use-product.ts'
import { useKeptForm } from '../../../../data/saving/use-kept-form.tsx'
import { useTellChange } from '../../../../data/saving/tell-change.tsx'
import { fieldOfMoment, momentOfField } from './moments.ts'

const ClaimsDialog = lazyLayer(() => import('../claims-dialog.tsx').then((file) => file.ClaimsDialog))

type ScheduleProps = { product: OfficeProduct; schedule: { on_at: string; off_at: string | null } | null; onClose: () => void }

/** From which minute a product is on sale, and until when; of what is on sale already only the end is asked. */
export function ScheduleDialog({ product: { id, state }, schedule, onClose }: ScheduleProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { products, productSchedules } = useOffice()
  const changed = useProductChanged(id)
  const tellChange = useTellChange()
  const isOn = state === 'on'
  const [from, setFrom] = useState(isOn ? '' : fieldOfMoment(schedule?.on_at ?? null))
  const [until, setUntil] = useState(fieldOfMoment(schedule?.off_at ?? null))
  const kept = useKeptForm({
    form: `product ${id} schedule`,
    values: { from, until },
    onTake(typed) {
      setFrom(typed.from)
      setUntil(typed.until)
    },
  })
  const claims = useClaimsAsked(id)
  const set = useMutation({
    mutationFn: () => productSchedules.set({ id, on_at: momentOfField(from), off_at: momentOfField(until) }),
    onSuccess(saved) {
      kept.forget()
      const undo = () => products.takeBack({ id, version: saved.version }).finally(changed)
      tellChange({ message: say(savedWords(productScheduleTexts.saved, saved)), undo })
      onClose()
    },
    onError: (error) => void claims.ask(error, () => set.mutateAsync()),
    onSettled: changed,
  })
  const faults = set.error ? fieldErrors(set.error) : {}
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    set.mutate()
  }
  return (
    <>
      {claims.asked && <ClaimsDialog asked={claims.asked} onClose={claims.asked.dismiss} />}
      <Dialog open onClose={onClose} title={say(productScheduleTexts.title)}>
        <form className="mt-3 grid gap-4" onSubmit={submit}>
          {kept.offer}
          <p className="dim">{say(productScheduleTexts.how)}</p>
          {!isOn && (
            <TextField
              label={say(productScheduleTexts.from)}
              type="datetime-local"
              required
              error={faults['starts_at']}
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
          )}
          <TextField
            label={say(productScheduleTexts.until)}
            type="datetime-local"
            error={faults['ends_at']}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
          {set.error && (
            <p className="error-text" role="alert">
              {faults['price'] ?? faults['preview'] ?? problemMessage(set.error, language)}
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <Button kind="ghost" onClick={onClose}>
              {say(productScheduleTexts.cancel)}
            </Button>
            <Button type="submit" busy={set.isPending}>
              {say(productScheduleTexts.save)}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}

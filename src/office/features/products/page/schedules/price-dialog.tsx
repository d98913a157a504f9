import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { productScheduleTexts } from '#texts/office/goods/product-schedules.ts'
import { savedWords } from '#texts/office/goods/product/saved-product.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { lazyLayer } from '../../../../data/layers/lazy-layer.tsx'
import { useOffice } from '../../../../data/office.tsx'
import { fieldErrors, problemMessage } from '../../../../data/problem-message.ts'
import { useProductChanged } from '../../../../data/products/use-product.ts'
import { useKeptForm } from '../../../../data/saving/use-kept-form.tsx'
import { useTellChange } from '../../../../data/saving/tell-change.tsx'
import { usePriceCheck } from '../use-price-check.ts'
import { momentOfField } from './moments.ts'

const UnusualPrice = lazyLayer(() => import('../unusual-price.tsx').then((file) => file.UnusualPrice))

const empty = { name: '', price: '', origin_price: '', first_purchase_price: '', shopping_point_price: '', starts_at: '', ends_at: '' }
type Typed = typeof empty

const fields = [
  { name: 'name', label: productScheduleTexts.name, type: 'text', required: true },
  { name: 'price', label: productScheduleTexts.price, type: 'number', required: true },
  { name: 'origin_price', label: productScheduleTexts.originPrice, type: 'number', required: false },
  { name: 'first_purchase_price', label: productScheduleTexts.firstPrice, type: 'number', required: false },
  { name: 'shopping_point_price', label: productScheduleTexts.points, type: 'number', required: false },
  { name: 'starts_at', label: productScheduleTexts.startsAt, type: 'datetime-local', required: true },
  { name: 'ends_at', label: productScheduleTexts.endsAt, type: 'datetime-local', required: false },
] as const

const amountOf = (typed: string) => (typed.trim() === '' ? null : Number(typed))

const saidIn = (typed: Typed) => ({
  name: typed.name,
  price: Number(typed.price),
  origin_price: amountOf(typed.origin_price),
  first_purchase_price: amountOf(typed.first_purchase_price),
  shopping_point_price: amountOf(typed.shopping_point_price),
  starts_at: momentOfField(typed.starts_at) ?? '',
  ends_at: momentOfField(typed.ends_at),
})

/** What a product costs for a time; what is left empty stays as it is at other times. */
export function PriceDialog({ product, onClose }: { product: OfficeProduct; onClose: () => void }) {
  const { id } = product
  const [say, language] = [useWords(), useLanguage()]
  const { productSchedules } = useOffice()
  const changed = useProductChanged(id)
  const tellChange = useTellChange()
  const [typed, setTyped] = useState<Typed>(empty)
  const kept = useKeptForm({ form: `product ${id} price for a time`, values: typed, onTake: setTyped })
  const add = useMutation({
    mutationFn: () => productSchedules.addPrice({ id, ...saidIn(typed) }),
    onSuccess(saved) {
      kept.forget()
      const undo = () => productSchedules.withdrawPrice({ id, price: saved.price }).finally(changed)
      tellChange({ message: say(savedWords(productScheduleTexts.added, saved)), undo })
      onClose()
    },
    onSettled: changed,
  })
  const check = usePriceCheck(product)
  const faults = add.error ? fieldErrors(add.error) : {}
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (check.isUsual(Number(typed.price))) add.mutate()
  }
  return (
    <Dialog open onClose={onClose} title={say(productScheduleTexts.add)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <p className="dim">{say(productScheduleTexts.addHow)}</p>
        {fields.map(({ name, label, type, required }) => (
          <TextField
            key={name}
            label={say(label)}
            type={type}
            required={required}
            {...(type === 'number' && { min: 0, inputMode: 'numeric' as const })}
            {...(type === 'text' && { maxLength: 60, autoComplete: 'off' })}
            error={faults[name]}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
        {add.error && (
          <p className="error-text" role="alert">
            {problemMessage(add.error, language)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(productScheduleTexts.cancel)}
          </Button>
          <Button type="submit" busy={add.isPending}>
            {say(productScheduleTexts.save)}
          </Button>
        </div>
      </form>
      {check.asked && (
        <UnusualPrice asked={check.asked} onConfirm={() => add.mutateAsync().catch(() => undefined)} onClose={check.dismiss} />
      )}
    </Dialog>
  )
}

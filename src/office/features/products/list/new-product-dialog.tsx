import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { temperatures, type Temperature } from '#rules/temperature.ts'
import { productLifeTexts } from '#texts/office/goods/product-life.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { officePaths } from '../../../data/paths.ts'
import { fieldErrors, problemMessage } from '../../../data/problem-message.ts'
import { useKeptForm } from '../../../data/saving/use-kept-form.tsx'
import { useTellChange } from '../../../data/saving/tell-change.tsx'

/** Begins a product: a name and how cold it travels. Everything else is written on its page. */
export function NewProductDialog({ onClose }: { onClose: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { productLife } = useOffice()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const tellChange = useTellChange()
  const [typed, setTyped] = useState({ name_zh: '', name_en: '', temperature: 'normal' as Temperature })
  const kept = useKeptForm({ form: 'new product', values: typed, onTake: setTyped })
  const make = useMutation({
    mutationFn: () => productLife.create(typed),
    async onSuccess({ id }) {
      kept.forget()
      tellChange({ message: say(productLifeTexts.made) })
      void queries.invalidateQueries({ queryKey: ['products'] })
      await navigate({ href: officePaths.product(id) })
    },
  })
  const faults = make.error ? fieldErrors(make.error) : {}
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    make.mutate()
  }
  return (
    <Dialog open onClose={onClose} title={say(productLifeTexts.add)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <p className="dim">{say(productLifeTexts.addHow)}</p>
        <TextField
          label={say(productLifeTexts.name)}
          required
          maxLength={120}
          error={faults['name_zh']}
          value={typed.name_zh}
          onChange={({ target }) => setTyped({ ...typed, name_zh: target.value })}
        />
        <TextField
          label={say(productLifeTexts.nameEn)}
          maxLength={160}
          error={faults['name_en']}
          value={typed.name_en}
          onChange={({ target }) => setTyped({ ...typed, name_en: target.value })}
        />
        <SelectField
          label={say(productLifeTexts.temperature)}
          value={typed.temperature}
          choices={temperatures.map((value) => ({ value, label: say(controlTexts.temperatures[value]) }))}
          onChange={({ target }) => setTyped({ ...typed, temperature: target.value as Temperature })}
        />
        {make.error && (
          <p className="error-text" role="alert">
            {problemMessage(make.error, language)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(productLifeTexts.cancel)}
          </Button>
          <Button type="submit" busy={make.isPending}>
            {say(productLifeTexts.make)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import { useId, useState } from 'react'
import { inLanguage } from '#rules/locale.ts'
import { ingredientsTexts } from '#texts/office/goods/ingredients.ts'
import { OptionCard } from '#ui/controls/choices.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { ingredientsNamed, useIngredients } from '../../data/ingredients/use-ingredients.ts'

/** So many are shown of those that the words find. */
const mostShown = 6

type PickerProps = { legend: string; chosen: number | null; except?: number; error?: string | undefined; onChoose: (id: number) => void }

/** One ingredient is chosen among those that the typed words find. */
export function IngredientPicker({ legend, chosen, except, error, onChoose }: PickerProps) {
  const [say, language] = [useWords(), useLanguage()]
  const [words, setWords] = useState('')
  const group = useId()
  const rows = useIngredients().data?.ingredients ?? []
  const found = ingredientsNamed(rows, words).filter(({ id }) => id !== except && id !== chosen)
  const shown = [...rows.filter(({ id }) => id === chosen), ...found.slice(0, mostShown)]
  return (
    <div className="grid gap-3">
      <TextField
        label={say(ingredientsTexts.choose)}
        hint={say(ingredientsTexts.chooseHow)}
        error={error}
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <fieldset className="grid gap-2">
        <legend className="hidden-text">{legend}</legend>
        {shown.map(({ id, name }) => (
          <OptionCard
            key={id}
            name={group}
            checked={id === chosen}
            title={inLanguage(name, language)}
            note={name.en !== name.zh && (language === 'zh' ? name.en : name.zh)}
            onChange={() => onChoose(id)}
          />
        ))}
        {shown.length === 0 && <p className="dim">{say(ingredientsTexts.notFound)}</p>}
      </fieldset>
    </div>
  )
}

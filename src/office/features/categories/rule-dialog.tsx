import { useState, type SubmitEvent } from 'react'
import type { CategoryRow } from '#contract/office/api/goods/categories.ts'
import {
  categoryRuleFieldNames,
  categoryRuleFields,
  readCategoryRule,
  type CategoryRuleField,
  type CategoryRuleWords,
} from '#rules/catalog/categories/category-rule.ts'
import { writeRange } from '#rules/filter-words.ts'
import { inLanguage, type Text } from '#rules/locale.ts'
import { categoriesTexts } from '#texts/office/goods/categories.ts'
import { categoryRuleTexts, matchCount } from '#texts/office/goods/category-rule.ts'
import { productFilterTexts } from '#texts/office/goods/products.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { brandChoices, useBrands } from '../../data/brands/use-brands.ts'
import { useIngredientChoices } from '../../data/ingredients/use-ingredients.ts'
import { useFamilyChoices } from '../../data/products/use-family-choices.ts'
import { useMatches } from '../../data/categories/use-matches.ts'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'
import { FilterChoices } from '../../ui/filter-values.tsx'
import { GoodsPicture } from '../../ui/goods-picture.tsx'

/** What a value of a condition is called. */
export type NameOfValue = (field: Exclude<CategoryRuleField, 'days'>, value: string) => Text

type RuleProps = {
  category: CategoryRow
  nameOfValue: NameOfValue
  onKeep: (rule: CategoryRuleWords | null) => Promise<boolean>
  onClose: () => void
}

/** By what a category is filled, with what matches before it is kept (CAT-04). */
export function RuleDialog({ category, nameOfValue, onKeep, onClose }: RuleProps) {
  const say = useWords()
  const [words, setWords] = useState<CategoryRuleWords>(category.rule ?? {})
  const [busy, setBusy] = useState(false)
  const kept = useKeptForm({ form: `category ${category.id} rule`, values: words, onTake: setWords })
  const write = (field: CategoryRuleField, written: string) => {
    const { [field]: _before, ...others } = words
    setWords(written === '' || written === '..' ? others : { ...others, [field]: written })
  }
  const keep = async (rule: CategoryRuleWords | null) => {
    setBusy(true)
    const done = await onKeep(rule)
    setBusy(false)
    if (!done) return
    kept.forget()
    onClose()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void keep(words)
  }
  return (
    <Dialog open size="wide" onClose={onClose} title={say(categoryRuleTexts.title)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <p className="muted">{say(categoryRuleTexts.how)}</p>
        {categoryRuleFieldNames.map((field) => (
          <Condition
            key={field}
            field={field}
            written={words[field] ?? ''}
            nameOfValue={nameOfValue}
            onWrite={(next) => write(field, next)}
          />
        ))}
        <Matches words={words} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(categoriesTexts.cancel)}
          </Button>
          {category.rule !== null && (
            <Button kind="secondary" onClick={() => void keep(null)}>
              {say(categoryRuleTexts.remove)}
            </Button>
          )}
          <Button type="submit" busy={busy} disabled={readCategoryRule(words) === null}>
            {say(categoryRuleTexts.keep)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type ConditionProps = { field: CategoryRuleField; written: string; nameOfValue: NameOfValue; onWrite: (written: string) => void }

function Condition({ field, written, nameOfValue, onWrite }: ConditionProps) {
  const say = useWords()
  const choices = useChoices({ field, written, nameOfValue })
  const facts = categoryRuleFields[field]
  const label = say(field === 'days' ? categoryRuleTexts.days : productFilterTexts[field])
  const [from = '', to = ''] = written.split('..')
  const range = (ends: { from: string; to: string }) => onWrite(writeRange({ from: ends.from || null, to: ends.to || null }))
  if (facts.kind === 'amounts') {
    return (
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="label">{label}</legend>
        <TextField
          label={say(categoryRuleTexts.atLeast)}
          type="number"
          min={0}
          value={from}
          onChange={({ target }) => range({ from: target.value, to })}
        />
        <TextField
          label={say(categoryRuleTexts.atMost)}
          type="number"
          min={0}
          value={to}
          onChange={({ target }) => range({ from, to: target.value })}
        />
      </fieldset>
    )
  }
  if (choices.length === 0) return null
  return <FilterChoices legend={label} isLegendShown choices={choices} written={written} onWrite={onWrite} />
}

/** What of a field can be chosen. */
function useChoices({ field, written, nameOfValue }: Omit<ConditionProps, 'onWrite'>): readonly { value: string; label: string }[] {
  const [say, language] = [useWords(), useLanguage()]
  const { data } = useBrands()
  const facts = categoryRuleFields[field]
  const families = useFamilyChoices({ isAsked: field === 'family', chosen: written })
  const ingredients = useIngredientChoices(field === 'ingredient')
  if (field === 'family') return families.choices
  if (field === 'ingredient') return ingredients
  if (facts.kind === 'ids') return brandChoices(data?.brands ?? [], { language, chosen: written })
  if (field === 'days' || !('words' in facts)) return []
  return facts.words.map((value) => ({ value, label: say(nameOfValue(field, value)) }))
}

function Matches({ words }: { words: CategoryRuleWords }) {
  const [say, language] = [useWords(), useLanguage()]
  const isRule = readCategoryRule(words) !== null
  const { data } = useMatches(words, isRule)
  if (!isRule) {
    return <p role="status">{say(Object.keys(words).length === 0 ? categoryRuleTexts.choose : categoryRuleTexts.wrong)}</p>
  }
  return (
    <div className="grid gap-2">
      <p role="status">{data && say(matchCount(data.total))}</p>
      <ul className="category-goods">
        {data?.goods.map(({ id, name, preview }) => (
          <li key={id} className="category-goods-row">
            <GoodsPicture url={preview} />
            <span className="category-goods-name">{inLanguage(name, language)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

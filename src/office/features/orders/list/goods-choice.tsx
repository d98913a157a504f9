import { useDeferredValue, useState } from 'react'
import { filterTexts, listTexts } from '#texts/office/lists.ts'
import { Checkbox } from '#ui/controls/choices.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { useGoodsFound, useGoodsNames, type GoodsKind } from '../../../data/lists/use-goods.ts'

type GoodsChoiceProps = { kind: GoodsKind; written: string; onWrite: (written: string) => void }

/** Products or categories are found by their names; those that are chosen stay on top. */
export function GoodsChoice({ kind, written, onWrite }: GoodsChoiceProps) {
  const say = useWords()
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const nameOf = useGoodsNames(kind, written)
  const found = useGoodsFound(kind, words)
  const chosen = written === '' ? [] : written.split(',')
  const others = (found ?? []).filter(({ id }) => !chosen.includes(String(id)))
  const toggle = (id: string) => onWrite((chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]).join(','))
  return (
    <>
      <TextField
        label={say(kind === 'product' ? listTexts.findProduct : listTexts.findCategory)}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // What is typed here is looked for at once; the dialog's own button applies the filter.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <fieldset className="filter-values goods-choice">
        <legend className="hidden-text">{say(filterTexts[kind])}</legend>
        {chosen.map((id) => (
          <Checkbox key={id} checked onChange={() => toggle(id)}>
            {nameOf(id)}
          </Checkbox>
        ))}
        {others.map(({ id, name }) => (
          <Checkbox key={id} checked={false} onChange={() => toggle(String(id))}>
            {name}
          </Checkbox>
        ))}
      </fieldset>
      <p role="status" className="muted">
        {found && words !== '' && found.length === 0 ? say(listTexts.nothingFound) : ''}
      </p>
    </>
  )
}

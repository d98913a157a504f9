import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { familySize } from '#rules/catalog/families/family.ts'
import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { inLanguage } from '#rules/locale.ts'
import { familiesTexts } from '#texts/office/goods/families/families.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/choices.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { withDraft, type FamilyForm } from '../../data/families/family-form.ts'
import { useOffice } from '../../data/office.tsx'
import { problemMessage } from '../../data/problem-message.ts'
import { SearchField } from '../../ui/search-field.tsx'

type AddProps = { form: FamilyForm; onAdd: (form: FamilyForm) => void; onClose: () => void }

/** Products are found and taken in, with the values that their names propose beside those that stand there. */
export function AddMembers({ form, onAdd, onClose }: AddProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { families } = useOffice()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  const standing = form.said.members.map(({ product }) => product)
  const add = useMutation({
    mutationFn: () => families.draft({ products: [...standing, ...chosen].slice(0, familySize.most) }),
    onSuccess(draft) {
      onAdd(withDraft(form, draft))
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={say(familiesTexts.add)}>
      <div className="mt-3 grid gap-4">
        <SearchField
          label={say(familiesTexts.add)}
          hint={say(familiesTexts.findProducts)}
          clear={say(familiesTexts.clear)}
          words={words}
          onSearch={setWords}
        />
        <Found words={words} without={standing} chosen={chosen} onToggle={toggle} />
        {add.error && (
          <p className="error-text" role="alert">
            {problemMessage(add.error, language)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(familiesTexts.close)}
          </Button>
          <Button disabled={chosen.length === 0} busy={add.isPending} onClick={() => add.mutate()}>
            {say(familiesTexts.addChosen)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type FoundProps = { words: string; without: readonly number[]; chosen: readonly number[]; onToggle: (id: number) => void }

function Found({ words, without, chosen, onToggle }: FoundProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { products } = useOffice()
  const { data } = useQuery({
    queryKey: ['products', 'for a family', words],
    queryFn: ({ signal }) => products.list({ rows: 50, ...(words !== '' && { words }) }, { signal }),
    placeholderData: (before) => before,
  })
  const rows = data?.rows.filter(({ id }) => !without.includes(id))
  if (rows?.length === 0) return <p className="dim">{say(familiesTexts.nothingFound)}</p>
  return (
    <fieldset className="family-found">
      <legend className="hidden-text">{say(familiesTexts.members)}</legend>
      {rows?.map(({ id, name, preview }) => (
        <Checkbox key={id} checked={chosen.includes(id)} onChange={() => onToggle(id)}>
          <img src={pictureAt(preview, { width: 200, format: 'webp' })} alt="" width={36} height={36} loading="lazy" />{' '}
          {inLanguage(name, language)}
        </Checkbox>
      ))}
    </fieldset>
  )
}

import { useState, type SubmitEvent } from 'react'
import type { IngredientSaid, OfficeIngredient } from '#contract/office/api/goods/ingredients.ts'
import { proposeSlug } from '#rules/catalog/slug.ts'
import { ingredientsTexts } from '#texts/office/goods/ingredients.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useIngredient } from '../../data/ingredients/use-ingredients.ts'
import { useSaveIngredient } from '../../data/ingredients/use-save-ingredient.ts'
import { ConflictDialog } from '../../data/saving/conflict-dialog.tsx'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'

/** What is typed: other names are lines until they are saved. */
type Typed = Omit<IngredientSaid, 'aliases'> & { aliases: string }

/** Adds an ingredient, also one that a label names already. */
export function NewIngredientDialog({ name = '', onClose }: { name?: string; onClose: () => void }) {
  const isChinese = /\p{Script=Han}/u.test(name)
  const inci = isChinese ? '' : name
  const before: IngredientSaid = {
    name_inci: inci,
    name_zh: isChinese ? name : '',
    slug: proposeSlug(inci),
    aliases: [],
    note_zh: '',
    note_en: '',
  }
  return <IngredientForm ingredient={null} before={before} form={`ingredient new ${name}`} onClose={onClose} />
}

/** Changes an ingredient. */
export function IngredientDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useIngredient(id)
  return data ? <IngredientForm ingredient={data} before={data.said} form={`ingredient ${id}`} onClose={onClose} /> : null
}

type FormProps = { ingredient: OfficeIngredient | null; before: IngredientSaid; form: string; onClose: () => void }

function IngredientForm({ ingredient, before: given, form, onClose }: FormProps) {
  const say = useWords()
  const [began] = useState(ingredient)
  const [before] = useState(given)
  const [typed, setTyped] = useState(asTyped(before))
  const saving = useSaveIngredient()
  const kept = useKeptForm({ form, values: typed, onTake: setTyped })
  const save = async (said: IngredientSaid) => {
    const version = saving.conflict?.version ?? began?.version ?? 0
    const present = saving.conflict?.present ?? before
    const id = await (began
      ? saving.change({ id: began.id, version, before: present, said, message: ingredientsTexts.saved })
      : saving.make(said))
    if (id === null) return
    kept.forget()
    onClose()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void save(asSaid(typed))
  }
  if (saving.conflict)
    return (
      <ConflictDialog
        what={ingredientsTexts.thisIngredient}
        fields={conflictFields}
        began={asTyped(before)}
        mine={typed}
        conflict={{ ...saving.conflict, present: asTyped(saving.conflict.present) }}
        isSaving={saving.isSaving}
        onSave={(merged) => void save(asSaid({ ...typed, ...merged }))}
        onClose={saving.dismiss}
      />
    )
  return (
    <Dialog open onClose={onClose} title={say(began ? ingredientsTexts.edit : ingredientsTexts.add)}>
      <form className="mt-3 grid gap-4" noValidate onSubmit={submit}>
        {kept.offer}
        <NameFields typed={typed} faults={saving.faults} onType={setTyped} />
        <LinesField
          label={say(ingredientsTexts.aliases)}
          hint={say(ingredientsTexts.aliasesHow)}
          error={saving.faults['ingredient.aliases'] ?? faultAmong(saving.faults)}
          value={typed.aliases}
          onType={(aliases) => setTyped({ ...typed, aliases })}
        />
        <LinesField
          label={say(ingredientsTexts.noteZh)}
          hint={say(ingredientsTexts.noteHow)}
          error={saving.faults['ingredient.note_zh']}
          value={typed.note_zh}
          onType={(note) => setTyped({ ...typed, note_zh: note })}
        />
        <LinesField
          label={say(ingredientsTexts.noteEn)}
          error={saving.faults['ingredient.note_en']}
          value={typed.note_en}
          onType={(note) => setTyped({ ...typed, note_en: note })}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(ingredientsTexts.cancel)}
          </Button>
          <Button type="submit" busy={saving.isSaving}>
            {say(ingredientsTexts.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const conflictFields = [
  { name: 'name_inci', label: ingredientsTexts.nameInci },
  { name: 'name_zh', label: ingredientsTexts.nameZh },
  { name: 'slug', label: ingredientsTexts.slug },
  { name: 'aliases', label: ingredientsTexts.aliases },
  { name: 'note_zh', label: ingredientsTexts.noteZh },
  { name: 'note_en', label: ingredientsTexts.noteEn },
]

const asTyped = (said: IngredientSaid): Typed => ({ ...said, aliases: said.aliases.join('\n') })

function asSaid(typed: Typed): IngredientSaid {
  const lines = typed.aliases.split('\n').map((line) => line.trim())
  return { ...typed, aliases: lines.filter((line) => line !== '') }
}

/** What is wrong with one line is told at the field. */
function faultAmong(faults: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(faults).find(([field]) => field.startsWith('ingredient.aliases'))?.[1]
}

type NamesProps = { typed: Typed; faults: Readonly<Record<string, string>>; onType: (typed: Typed) => void }

function NameFields({ typed, faults, onType }: NamesProps) {
  const say = useWords()
  // As long as nobody has written another, the name in addresses follows that of INCI.
  const follows = typed.slug === proposeSlug(typed.name_inci)
  const rename = (inci: string) => onType({ ...typed, name_inci: inci, ...(follows && { slug: proposeSlug(inci) }) })
  return (
    <>
      <TextField
        label={say(ingredientsTexts.nameInci)}
        hint={say(ingredientsTexts.nameInciHow)}
        required
        maxLength={120}
        autoComplete="off"
        error={faults['ingredient.name_inci']}
        value={typed.name_inci}
        onChange={({ target }) => rename(target.value)}
      />
      <TextField
        label={say(ingredientsTexts.nameZh)}
        hint={say(ingredientsTexts.nameZhHow)}
        maxLength={60}
        autoComplete="off"
        error={faults['ingredient.name_zh']}
        value={typed.name_zh}
        onChange={({ target }) => onType({ ...typed, name_zh: target.value })}
      />
      <TextField
        label={say(ingredientsTexts.slug)}
        hint={say(ingredientsTexts.slugHow)}
        required
        maxLength={80}
        autoComplete="off"
        error={faults['ingredient.slug']}
        value={typed.slug}
        onChange={({ target }) => onType({ ...typed, slug: target.value })}
      />
    </>
  )
}

type LinesProps = { label: string; hint?: string; error?: string | undefined; value: string; onType: (typed: string) => void }

function LinesField({ label, hint, error, value, onType }: LinesProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(tied) => <textarea className="input" rows={3} value={value} onChange={({ target }) => onType(target.value)} {...tied} />}
    </Field>
  )
}

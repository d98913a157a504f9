import { useState, type SubmitEvent } from 'react'
import type { BrandSaid, OfficeBrand } from '#contract/office/api/goods/brands.ts'
import { proposeSlug } from '#rules/catalog/slug.ts'
import { brandsTexts } from '#texts/office/goods/brands.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useBrand, useBrands } from '../../data/brands/use-brands.ts'
import { useSaveBrand } from '../../data/brands/use-save-brand.ts'
import { ConflictDialog } from '../../data/saving/conflict-dialog.tsx'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'
import { LogoField } from './logo-field.tsx'

const nothing: BrandSaid = { name_zh: '', name_en: '', slug: '', logo: '', text_zh: '', text_en: '', archived: false }

/** Names a brand, from the page of the brands or of a product. */
export function NewBrandDialog({ onMade, onClose }: { onMade?: (id: number) => void; onClose: () => void }) {
  return <BrandForm brand={null} onMade={onMade} onClose={onClose} />
}

/** Changes a brand. */
export function BrandDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useBrand(id)
  return data ? <BrandForm brand={data} onClose={onClose} /> : null
}

type FormProps = { brand: OfficeBrand | null; onMade?: ((id: number) => void) | undefined; onClose: () => void }

function BrandForm({ brand, onMade, onClose }: FormProps) {
  const say = useWords()
  const [began] = useState(brand)
  const before = began?.said ?? nothing
  const [typed, setTyped] = useState(before)
  const saving = useSaveBrand()
  const kept = useKeptForm({ form: `brand ${began?.id ?? 'new'}`, values: typed, onTake: setTyped })
  const save = async (said: BrandSaid) => {
    const version = saving.conflict?.version ?? began?.version ?? 0
    const present = saving.conflict?.present ?? before
    const id = await (began
      ? saving.change({ id: began.id, version, before: present, said, message: brandsTexts.saved })
      : saving.make(said))
    if (id === null) return
    kept.forget()
    onMade?.(id)
    onClose()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void save(typed)
  }
  if (saving.conflict)
    return (
      <ConflictDialog
        what={brandsTexts.thisBrand}
        fields={conflictFields}
        began={before}
        mine={typed}
        conflict={saving.conflict}
        isSaving={saving.isSaving}
        onSave={(merged) => void save({ ...typed, ...merged })}
        onClose={saving.dismiss}
      />
    )
  return (
    <Dialog open onClose={onClose} title={say(began ? brandsTexts.edit : brandsTexts.add)}>
      <form className="mt-3 grid gap-4" noValidate onSubmit={submit}>
        {kept.offer}
        <BrandFields typed={typed} faults={saving.faults} onType={setTyped} />
        <LogoField logo={typed.logo} onChange={(logo) => setTyped((now) => ({ ...now, logo }))} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(brandsTexts.cancel)}
          </Button>
          <Button type="submit" busy={saving.isSaving}>
            {say(brandsTexts.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const conflictFields = [
  { name: 'name_zh', label: brandsTexts.nameZh },
  { name: 'name_en', label: brandsTexts.nameEn },
  { name: 'slug', label: brandsTexts.slug },
  { name: 'logo', label: brandsTexts.logo },
  { name: 'text_zh', label: brandsTexts.textZh },
  { name: 'text_en', label: brandsTexts.textEn },
  { name: 'archived', label: brandsTexts.archived },
]

type FieldsProps = { typed: BrandSaid; faults: Readonly<Record<string, string>>; onType: (typed: BrandSaid) => void }

function BrandFields({ typed, faults, onType }: FieldsProps) {
  const say = useWords()
  const rows = useBrands().data?.brands ?? []
  // As long as nobody has written another, the name in addresses follows the English one; a name in Chinese alone gets a number.
  const proposed = ({ name_en: en, name_zh: zh }: BrandSaid) =>
    proposeSlug(en || zh) || (zh.trim() === '' ? '' : freeSlug(rows.map(({ slug }) => slug)))
  const rename = (said: BrandSaid) => onType(typed.slug === proposed(typed) ? { ...said, slug: proposed(said) } : said)
  return (
    <>
      <TextField
        label={say(brandsTexts.nameZh)}
        required
        maxLength={60}
        autoComplete="off"
        error={faults['brand.name_zh']}
        value={typed.name_zh}
        onChange={({ target }) => rename({ ...typed, name_zh: target.value })}
      />
      <TextField
        label={say(brandsTexts.nameEn)}
        hint={say(brandsTexts.nameEnHow)}
        maxLength={60}
        autoComplete="off"
        error={faults['brand.name_en']}
        value={typed.name_en}
        onChange={({ target }) => rename({ ...typed, name_en: target.value })}
      />
      <TextField
        label={say(brandsTexts.slug)}
        hint={say(brandsTexts.slugHow)}
        required
        maxLength={80}
        autoComplete="off"
        error={faults['brand.slug']}
        value={typed.slug}
        onChange={({ target }) => onType({ ...typed, slug: target.value })}
      />
      <AboutField label={say(brandsTexts.textZh)} value={typed.text_zh} onType={(zh) => onType({ ...typed, text_zh: zh })} />
      <AboutField label={say(brandsTexts.textEn)} value={typed.text_en} onType={(en) => onType({ ...typed, text_en: en })} />
    </>
  )
}

/** The first of `brand-1`, `brand-2` … that no brand has. */
function freeSlug(taken: readonly string[]): string {
  let number = taken.length + 1
  while (taken.includes(`brand-${number}`)) number += 1
  return `brand-${number}`
}

function AboutField({ label, value, onType }: { label: string; value: string; onType: (typed: string) => void }) {
  return (
    <Field label={label} hint={useWords()(brandsTexts.textHow)}>
      {(tied) => (
        <textarea className="input" rows={3} maxLength={1000} value={value} onChange={({ target }) => onType(target.value)} {...tied} />
      )}
    </Field>
  )
}

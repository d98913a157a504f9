import { useState, type SubmitEvent } from 'react'
import type { CategoryRow } from '#contract/office/api/goods/categories.ts'
import type { Category } from '#rules/catalog/categories/category-tree.ts'
import { pictureAt, pictureOfShop } from '#rules/catalog/pictures/picture.ts'
import { categoriesTexts } from '#texts/office/goods/categories.ts'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/choices.tsx'
import { Field, TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { typedSince } from '../../data/saving/typed-since.ts'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'

type Values = Pick<Category, (typeof lines)[number]['name'] | 'text_zh' | 'text_en' | 'visible'>

/** Each field of one line, with how much fits. */
const lines = [
  { name: 'name_zh', label: categoriesTexts.nameZh, most: 100 },
  { name: 'name_en', label: categoriesTexts.nameEn, most: 100 },
  { name: 'slug', label: categoriesTexts.slug, most: 80 },
  { name: 'cover_url', label: categoriesTexts.coverWide, most: 500 },
  { name: 'mobile_cover_url', label: categoriesTexts.coverNarrow, most: 500 },
  { name: 'seo_title_zh', label: categoriesTexts.seoTitleZh, most: 120 },
  { name: 'seo_title_en', label: categoriesTexts.seoTitleEn, most: 120 },
  { name: 'seo_text_zh', label: categoriesTexts.seoTextZh, most: 300 },
  { name: 'seo_text_en', label: categoriesTexts.seoTextEn, most: 300 },
] as const

const valuesOf = (category: CategoryRow): Values => ({
  name_zh: category.name_zh,
  name_en: category.name_en,
  slug: category.slug,
  cover_url: category.cover_url,
  mobile_cover_url: category.mobile_cover_url,
  text_zh: category.text_zh,
  text_en: category.text_en,
  seo_title_zh: category.seo_title_zh,
  seo_title_en: category.seo_title_en,
  seo_text_zh: category.seo_text_zh,
  seo_text_en: category.seo_text_en,
  visible: category.visible,
})

type FormProps = { category: CategoryRow; onSave: (said: Partial<Category>) => Promise<boolean> }

/** What is said of one category (CAT-01); nothing is kept before it is saved. */
export function CategoryForm({ category, onSave }: FormProps) {
  const say = useWords()
  const stands = valuesOf(category)
  const [edits, setEdits] = useState<Partial<Values>>({})
  const [busy, setBusy] = useState(false)
  const now = { ...stands, ...edits }
  // What stands changes without anybody typing here: only what differs from it was typed. While it is saved the page shows it already.
  const typed = busy ? edits : typedSince(now, stands)
  const kept = useKeptForm({ form: `category ${category.id}`, values: typed, onTake: setEdits })
  const isDirty = Object.keys(typed).length > 0
  const set = (name: keyof Values, value: string | boolean) => setEdits((before) => ({ ...before, [name]: value }))
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    if (await onSave(now)) {
      const restOf = (held: Partial<Values>) => typedSince(held, now)
      setEdits(restOf)
      kept.beginAnew({}, restOf)
    }
    setBusy(false)
  }
  const line = (from: number, to: number) =>
    lines
      .slice(from, to)
      .map(({ name, label, most }) => (
        <TextField
          key={name}
          label={say(label)}
          hint={name === 'slug' ? say(categoriesTexts.slugHow) : undefined}
          maxLength={most}
          required={name === 'name_zh'}
          pattern={patterns[name]}
          autoComplete="off"
          value={now[name]}
          onChange={({ target }) => set(name, target.value)}
        />
      ))
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {kept.offer}
      <div className="category-pair">{line(0, 2)}</div>
      {line(2, 3)}
      <div className="category-pair">{line(3, 5)}</div>
      <Covers wide={now.cover_url} narrow={now.mobile_cover_url} />
      <p className="hint">{say(categoriesTexts.coverHow)}</p>
      <div className="category-pair">
        {(['text_zh', 'text_en'] as const).map((name) => (
          <Field key={name} label={say(name === 'text_zh' ? categoriesTexts.textZh : categoriesTexts.textEn)}>
            {(tied) => (
              <textarea
                className="input"
                rows={3}
                maxLength={2000}
                {...tied}
                value={now[name]}
                onChange={({ target }) => set(name, target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      <h3>{say(categoriesTexts.seo)}</h3>
      <div className="category-pair">{line(5, 9)}</div>
      <div className="category-switch">
        <span aria-hidden="true">{say(categoriesTexts.visible)}</span>
        <Switch label={say(categoriesTexts.visible)} checked={now.visible} onChange={({ target }) => set('visible', target.checked)} />
      </div>
      {isDirty && (
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={() => setEdits({})}>
            {say(categoriesTexts.revert)}
          </Button>
          <Button type="submit" busy={busy}>
            {say(categoriesTexts.keepDraft)}
          </Button>
        </div>
      )}
    </form>
  )
}

const picture = pictureOfShop.source.replace(/^\^|\$$/g, '')
const patterns: Readonly<Record<string, string>> = {
  slug: '[a-z0-9]+(-[a-z0-9]+)*',
  cover_url: picture,
  mobile_cover_url: picture,
}

function Covers({ wide, narrow }: { wide: string; narrow: string }) {
  return (
    <div className="category-covers">
      {[wide, narrow]
        .filter((url) => pictureOfShop.test(url))
        .map((url) => (
          <img key={url} src={pictureAt(url, { width: 400, format: 'webp' })} alt="" loading="lazy" />
        ))}
    </div>
  )
}

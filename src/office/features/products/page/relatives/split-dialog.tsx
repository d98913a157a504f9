import { Package, Plus, X } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import type { OfficeSplitStock, ProductRelatives } from '#contract/office/api/goods/product-relatives.ts'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { inLanguage, languages } from '#rules/locale.ts'
import { partNamed, relativesTexts, removeNamed } from '#texts/office/goods/relatives.ts'
import { splitStockText } from '#texts/shared/split-stock.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { useRelativesChange } from '../../../../data/products/use-relatives.ts'
import { useKeptForm } from '../../../../data/saving/use-kept-form.tsx'
import { RelativesFoot } from './relatives-foot.tsx'

type SplitProps = { product: OfficeProduct; relatives: ProductRelatives; onClose: () => void }
type Part = OfficeSplitStock

/** What of a product travels apart, in both languages and with its day, and the second parcel that follows (STK-22, D-68). */
export function SplitDialog({ product: { id, fields }, relatives, onClose }: SplitProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { productRelatives } = useOffice()
  const [began] = useState(relatives.split_stocks)
  const [parts, setParts] = useState<readonly Part[]>(began)
  const kept = useKeptForm({ form: `product ${id} split stocks`, values: parts, onTake: setParts })
  const save = useRelativesChange(id, {
    says: relativesTexts.saved,
    kept,
    onDone: onClose,
    save: () => productRelatives.setSplitStocks({ id, parts: [...parts], seen: [...began] }),
    undo: ({ version }) => productRelatives.setSplitStocks({ id, parts: [...began], seen: [...parts], takes_back: version }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save.mutate()
  }
  const add = () => setParts([...parts, { stock_description_zh: '', stock_description_en: '', expected_on: null }])
  return (
    <Dialog open onClose={onClose} title={say(relativesTexts.split)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        {parts.map((part, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- texts that are being typed have nothing else to be known by
          <fieldset key={place} className="split-part">
            <legend className="hidden-text">{say(partNamed(place + 1))}</legend>
            <PartFields part={part} onPut={(said) => setParts(parts.with(place, { ...part, ...said }))} />
            <IconButton label={say(removeNamed(say(partNamed(place + 1))))} onClick={() => setParts(parts.toSpliced(place, 1))}>
              <X size={16} aria-hidden="true" />
            </IconButton>
          </fieldset>
        ))}
        {parts.length < 20 && (
          <Button kind="secondary" size="small" onClick={add}>
            <Plus size={16} aria-hidden="true" /> {say(relativesTexts.addPart)}
          </Button>
        )}
        <SecondParcel name={inLanguage({ zh: fields.name_zh, en: fields.name_en }, language)} parts={parts} />
        {parts.length > 0 && fields.cod && <p className="dim">{say(relativesTexts.noCash)}</p>}
        <RelativesFoot error={save.error} busy={save.isPending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

function PartFields({ part, onPut }: { part: Part; onPut: (said: Partial<Part>) => void }) {
  const say = useWords()
  return (
    <>
      <TextField
        label={say(relativesTexts.textZh)}
        lang="zh-Hant-TW"
        required
        maxLength={200}
        value={part.stock_description_zh}
        onChange={({ target }) => onPut({ stock_description_zh: target.value })}
      />
      <TextField
        label={say(relativesTexts.textEn)}
        lang="en"
        optional
        maxLength={200}
        value={part.stock_description_en}
        onChange={({ target }) => onPut({ stock_description_en: target.value })}
      />
      <TextField
        label={say(relativesTexts.day)}
        type="date"
        optional
        value={part.expected_on ?? ''}
        onChange={({ target }) => onPut({ expected_on: target.value === '' ? null : target.value })}
      />
    </>
  )
}

/** The parcels of an order of this and other goods, as each language tells them. */
function SecondParcel({ name, parts }: { name: string; parts: readonly Part[] }) {
  const say = useWords()
  if (parts.length === 0) return <p className="dim">{say(relativesTexts.noSplit)}</p>
  return (
    <section className="split-preview" aria-label={say(relativesTexts.preview)}>
      <h3>{say(relativesTexts.preview)}</h3>
      <p>
        <Package size={16} aria-hidden="true" /> {say(relativesTexts.firstParcel)}
      </p>
      <p>
        <Package size={16} aria-hidden="true" /> {say(relativesTexts.secondParcel)}
      </p>
      <b>{name}</b>
      {languages.map((language) => (
        <ul key={language} lang={language === 'zh' ? 'zh-Hant-TW' : 'en'}>
          {parts.map((part, place) => {
            const told = inLanguage({ zh: part.stock_description_zh, en: part.stock_description_en }, language)
            // oxlint-disable-next-line react/no-array-index-key -- as above
            return <li key={place}>{splitStockText({ stock_description: told, expected_on: part.expected_on }, language)}</li>
          })}
        </ul>
      ))}
      <p className="dim">{say(relativesTexts.alone)}</p>
    </section>
  )
}

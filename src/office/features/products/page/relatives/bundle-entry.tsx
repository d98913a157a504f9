import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OfficeBundle } from '#contract/office/api/goods/product-relatives.ts'
import type { Text } from '#rules/locale.ts'
import { ofEntry, relativesTexts, removeNamed } from '#texts/office/goods/relatives.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/choices.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'

type Entry = OfficeBundle['entries'][number]
type EntryProps = { entry: Entry; name: string; grip: ReactNode; onPut: (said: Partial<Entry>) => void; onRemove: () => void }

/** One thing that can be picked. */
export function BundleEntry({ entry, name, grip, onPut, onRemove }: EntryProps) {
  const say = useWords()
  const called = (field: Text) => say(ofEntry(field, name))
  return (
    <div className="bundle-entry">
      <div className="relatives-row">
        {grip}
        <b>{name}</b>
        <IconButton label={say(removeNamed(name))} onClick={onRemove}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="bundle-fields">
        <TextField
          label={say(relativesTexts.nameZh)}
          aria-label={called(relativesTexts.nameZh)}
          lang="zh-Hant-TW"
          required
          maxLength={100}
          value={entry.name_zh}
          onChange={({ target }) => onPut({ name_zh: target.value })}
        />
        <TextField
          label={say(relativesTexts.nameEn)}
          aria-label={called(relativesTexts.nameEn)}
          lang="en"
          maxLength={100}
          value={entry.name_en}
          onChange={({ target }) => onPut({ name_en: target.value })}
        />
        <Count
          label={relativesTexts.most}
          called={called}
          least={1}
          value={entry.max_amount}
          onPut={(max_amount) => onPut({ max_amount })}
        />
        <Count label={relativesTexts.start} called={called} least={0} value={entry.quantity} onPut={(quantity) => onPut({ quantity })} />
        <Checkbox
          checked={entry.required}
          aria-label={called(relativesTexts.required)}
          onChange={({ target }) => onPut({ required: target.checked })}
        >
          {say(relativesTexts.required)}
        </Checkbox>
      </div>
    </div>
  )
}

type CountProps = { label: Text; called: (field: Text) => string; least: number; value: number; onPut: (count: number) => void }

function Count({ label, called, least, value, onPut }: CountProps) {
  const say = useWords()
  return (
    <TextField
      label={say(label)}
      aria-label={called(label)}
      type="number"
      inputMode="numeric"
      required
      min={least}
      max={1000}
      value={String(value)}
      onChange={({ target }) => onPut(Number(target.value))}
    />
  )
}

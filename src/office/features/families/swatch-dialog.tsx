import { Pipette } from 'lucide-react'
import { familiesTexts, swatchOfProduct } from '#texts/office/goods/families.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/choices.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import type { Member, Swatch } from '../../data/families/family-form.ts'
import { SwatchMark } from './swatch-mark.tsx'

type SwatchDialogProps = {
  member: Member
  name: string
  preview: string
  /** The colour of its picture, which is saved only when somebody takes it (FAM-04). */
  proposed: string | undefined
  onChange: (swatch: Swatch) => void
  onClose: () => void
}

const kinds = ['none', 'one', 'two', 'picture'] as const
type Kind = (typeof kinds)[number]
const kindTexts = {
  none: familiesTexts.noSwatch,
  one: familiesTexts.oneColour,
  two: familiesTexts.twoColours,
  picture: familiesTexts.picture,
}

/** A swatch that no colour was chosen for yet. */
const plain = '#b0a4a8'

export function SwatchDialog({ member: { swatch }, name, preview, proposed, onChange, onClose }: SwatchDialogProps) {
  const say = useWords()
  const hex = swatch && 'hex' in swatch ? swatch.hex : (proposed ?? plain)
  const hex2 = swatch && 'hex' in swatch ? swatch.hex2 : undefined
  const choose = (kind: Kind) => {
    if (kind === 'none') return onChange(null)
    if (kind === 'picture') return onChange({ picture: preview })
    onChange(kind === 'one' ? { hex } : { hex, hex2: hex2 ?? plain })
  }
  return (
    <Dialog open onClose={onClose} title={say(swatchOfProduct(name))}>
      <div className="mt-3 grid gap-4">
        <SwatchMark swatch={swatch} />
        <Segments
          legend={say(familiesTexts.swatch)}
          name="swatch-kind"
          value={kindOf(swatch)}
          segments={kinds.map((kind) => ({ value: kind, label: say(kindTexts[kind]) }))}
          onChange={choose}
        />
        {swatch && 'hex' in swatch && (
          <>
            <TextField
              type="color"
              label={say(familiesTexts.colour)}
              value={hex}
              onChange={({ target }) => onChange({ ...swatch, hex: target.value })}
            />
            {hex2 !== undefined && (
              <TextField
                type="color"
                label={say(familiesTexts.secondColour)}
                value={hex2}
                onChange={({ target }) => onChange({ ...swatch, hex2: target.value })}
              />
            )}
          </>
        )}
        {proposed !== undefined && (
          <Button kind="secondary" size="small" onClick={() => onChange({ hex: proposed })}>
            <Pipette size={16} aria-hidden="true" />
            {say(familiesTexts.useProposed)} {proposed}
          </Button>
        )}
        <div className="flex justify-end">
          <Button onClick={onClose}>{say(familiesTexts.done)}</Button>
        </div>
      </div>
    </Dialog>
  )
}

function kindOf(swatch: Swatch): Kind {
  if (swatch === null) return 'none'
  if ('picture' in swatch) return 'picture'
  return swatch.hex2 === undefined ? 'one' : 'two'
}

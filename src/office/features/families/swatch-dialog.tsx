import { Pipette } from 'lucide-react'
import { focusOf, withFocus, withoutFocus } from '#rules/catalog/pictures/picture-focus.ts'
import { pictureOfShop } from '#rules/catalog/pictures/picture.ts'
import { familiesTexts, swatchOfProduct } from '#texts/office/goods/families/families.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/choices.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import type { Member, Swatch } from '../../data/families/family-form.ts'
import { useFamilyDraft } from '../../data/families/use-families.ts'
import { FocusField } from '../../ui/focus-field.tsx'
import { SwatchMark } from './swatch-mark.tsx'

type SwatchDialogProps = {
  member: Member
  name: string
  preview: string
  /** The colour of its picture where it is known already; otherwise it is asked for. */
  known: string | undefined
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

export function SwatchDialog({ member: { product, swatch }, name, preview, known, onChange, onClose }: SwatchDialogProps) {
  const say = useWords()
  // Saved only when somebody takes it (FAM-04).
  const proposed = useProposedColour(product, known)
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
          segments={kindsOf(preview).map((kind) => ({ value: kind, label: say(kindTexts[kind]) }))}
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
        {swatch && 'picture' in swatch && (
          <FocusField
            url={withoutFocus(swatch.picture)}
            focus={focusOf(swatch.picture)}
            onFocus={(focus) => onChange({ picture: withFocus(swatch.picture, focus) })}
          />
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

/** A picture that is not the shop's own cannot be cut. */
const kindsOf = (preview: string) => kinds.filter((kind) => kind !== 'picture' || pictureOfShop.test(preview))

/** The colour of a product's picture, as a draft of a family proposes it. */
function useProposedColour(product: number, known: string | undefined): string | undefined {
  const { data } = useFamilyDraft(known === undefined ? [product] : [])
  return known ?? data?.members[0]?.hex ?? undefined
}

function kindOf(swatch: Swatch): Kind {
  if (swatch === null) return 'none'
  if ('picture' in swatch) return 'picture'
  return swatch.hex2 === undefined ? 'one' : 'two'
}

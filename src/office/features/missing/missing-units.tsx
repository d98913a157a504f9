import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { missingOf, missingTexts, outOf } from '#texts/office/packing/missing.ts'
import { Stepper } from '#ui/controls/stepper.tsx'
import { useWords } from '#ui/words/words.ts'
import type { MissingGoods } from './missing-goods.ts'

type Missing = Readonly<Record<number, number>>
type Props = { goods: readonly MissingGoods[]; missing: Missing; onMissing: (missing: Missing) => void }

/** The goods of a parcel, with how many of each could not be found. */
export function MissingUnits({ goods, missing, onMissing }: Props) {
  const say = useWords()
  if (goods.length === 0) return <p className="dim">{say(missingTexts.nothing)}</p>
  return (
    <ul className="refund-lines">
      {goods.map(({ product_id: id, name, picture, units }) => (
        <li key={id}>
          <img
            src={pictureAt(picture, { width: 200, format: 'webp' })}
            alt=""
            width={40}
            height={40}
            className="rounded-lg"
            loading="lazy"
          />
          <span className="min-w-0 flex-1">
            {name}
            <span className="dim figures block text-[13px]">{say(outOf(missing[id] ?? 0, units))}</span>
          </span>
          <Stepper
            label={say(missingOf(name))}
            value={missing[id] ?? 0}
            min={0}
            max={units}
            onChange={(count) => onMissing({ ...missing, [id]: count })}
          />
        </li>
      ))}
    </ul>
  )
}

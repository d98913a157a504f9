import type { ParcelToPack } from '#contract/office/api/packing.ts'
import { basketText, countedText, packedByText, packingTexts, waveText } from '#texts/office/packing/packing.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'
import { Code } from '../../../ui/code.tsx'
import { TemperatureSign } from '../temperature-sign.tsx'

type ListProps = { parcels: readonly ParcelToPack[]; chosen: string | undefined; title: string; empty: string }

/** Parcels side by side with the one that is packed: by wave and basket. */
export function ParcelList({ parcels, chosen, title, empty }: ListProps) {
  const say = useWords()
  return (
    <nav className="parcel-list" aria-label={title}>
      <h2>
        {title} <span className="dim figures">{parcels.length}</span>
      </h2>
      {parcels.length === 0 && <p className="dim">{empty}</p>}
      <ul>
        {parcels.map((parcel) => (
          <li key={parcel.number}>
            <PageLink
              href={officePaths.packing({ stage: 'pack', parcel: parcel.number })}
              className={classNames('parcel-row', parcel.packed && 'packed')}
              aria-current={parcel.number === chosen ? 'true' : undefined}
            >
              {parcel.basket && <span className="basket-number">{parcel.basket.basket}</span>}
              <span className="min-w-0 flex-1">
                <Code>{parcel.number}</Code>
                <span className="dim block truncate text-[13px]">
                  {parcel.recipient.name} · {parcel.recipient.destination}
                </span>
                {parcel.packer && !parcel.packed && !parcel.is_mine && (
                  <span className="state wait text-[13px]">{say(packedByText(parcel.packer))}</span>
                )}
                {parcel.basket && (
                  <span className="hidden-text">
                    {say(waveText(parcel.basket.wave))} {say(basketText(parcel.basket))}
                  </span>
                )}
              </span>
              <span className="dim figures nowrap">{say(countedText(parcel.units - parcel.left, parcel.units))}</span>
              <TemperatureSign temperature={parcel.temperature} short />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What is said while no parcel is chosen. */
export function NoParcel({ isEmpty }: { isEmpty: boolean }) {
  const say = useWords()
  return (
    <div className="no-parcel dim">
      <p>{say(isEmpty ? packingTexts.nothingToPack : packingTexts.choose)}</p>
      {isEmpty && <p>{say(packingTexts.nothingToPackHow)}</p>}
    </div>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { happenedTexts } from '#texts/office/order-page/timeline.ts'
import { orderPageTexts } from '#texts/office/orders.ts'
import { boxStateTexts, boxText, parcelTexts } from '#texts/office/packing/parcels.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths } from '../../data/paths.ts'
import { useOrderChange } from '../../data/orders/use-order-change.ts'
import { Code } from '../../ui/code.tsx'
import { When } from '../../ui/when.tsx'
import { EffectButton } from '../../data/effects/effect-button.tsx'
import { effectTexts } from '#texts/office/effects.ts'

/** The boxes in which a parcel travels, with their labels: opened to be printed, and put away. */
export function ParcelBoxes({ number, canBook }: { number: string; canBook: boolean }) {
  const [say, language] = [useWords(), useLanguage()]
  const { parcels } = useOffice()
  const queries = useQueryClient()
  const change = useOrderChange(number.slice(0, 12))
  const { data } = useQuery({ queryKey: ['boxes', number], queryFn: ({ signal }) => parcels.boxes({ number }, { signal }) })
  if (!data || data.boxes.length === 0) return null
  const putAway = async (id: number) => {
    await change({ act: (press) => parcels.putAway({ id }, press), done: parcelTexts.putAwayDone })
    void queries.invalidateQueries({ queryKey: ['boxes', number] })
  }
  return (
    <section className="office-panel">
      <header>
        <h2>{say(parcelTexts.boxes)}</h2>
      </header>
      <ul>
        {data.boxes.map((box) => (
          <li key={box.id} className="parcel-row flex-wrap !px-4">
            <b className="font-semibold">{say(boxText(formatNumber(box.box_no, language)))}</b>
            <span className="dim">{data.kinds.find(({ id }) => id === box.kind_id)?.name}</span>
            <span>{say(boxStateTexts[box.state])}</span>
            {box.tracking && <Code>{box.tracking}</Code>}
            {box.collect > 0 && (
              <span className="figures">
                {say(parcelTexts.collect)} {formatTwd(box.collect, language)}
              </span>
            )}
            {box.ends_soon && box.label_until && (
              <span className="dim">
                {say(parcelTexts.ends)} <When at={box.label_until} />
              </span>
            )}
            {box.events.length > 0 && <BoxEvents events={box.events} />}
            {canBook && box.state === 'booked' && (
              <span className="ml-auto flex flex-wrap gap-2">
                <a className="text-link" href={officePaths.label(box.id)} target="_blank" rel="noreferrer">
                  {say(parcelTexts.label)}
                </a>
                <EffectButton
                  name={`void-label-${box.id}`}
                  size="small"
                  kind="secondary"
                  label={parcelTexts.putAway}
                  follows={effectTexts.putAway}
                  act={() => putAway(box.id)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the courier told, newest first; a code that has no words here stands as he says it. */
function BoxEvents({ events }: { events: readonly { at: string; code: string }[] }) {
  const say = useWords()
  return (
    <details className="basis-full text-[13px]">
      <summary className="dim min-h-[44px] md:min-h-[28px] cursor-pointer">{say(orderPageTexts.events)}</summary>
      <ul className="grid gap-1 py-1">
        {events.map(({ at, code }) => (
          <li key={`${at}${code}`} className="flex justify-between gap-3">
            <span>{happenedTexts.parcel[code] ? say(happenedTexts.parcel[code]) : code}</span>
            <span className="dim">
              <When at={at} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

import { type ReactNode } from 'react'
import { Check } from 'lucide-react'
import type { PickLine, PickList as Found } from '#contract/office/api/packing.ts'
import { sum } from '#rules/money.ts'
import { minutesOutside } from '#rules/shipping/wave.ts'
import {
  basketText,
  lotTaken,
  lineDone,
  minutesText,
  packingTexts,
  pickedText,
  shelfOf,
  waveStateTexts,
  waveText,
} from '#texts/office/packing/packing.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { officePaths } from '../../../data/paths.ts'
import { useBenchChange } from '../../../data/packing/use-waves.ts'
import { useNow } from '../../../data/use-now.ts'
import { GoodsPicture } from '../../../ui/goods-picture.tsx'
import { TemperatureSign } from '../temperature-sign.tsx'
import { OtherLot } from './other-lot.tsx'
import { ShelfForm } from './shelf-form.tsx'
import { useDialog } from '../../../data/address/use-dialog.ts'

/** What is fetched for a wave, shelf by shelf: a press anywhere on a row says that it lies in its baskets. */
export function PickList({ found, shelf, print }: { found: Found; shelf: string | undefined; /** What prints it. */ print: ReactNode }) {
  const say = useWords()
  const { waves } = useOffice()
  const { wave, lists, outside } = found
  const pick = useBenchChange(({ product_id, picked }: PickLine) => waves.pick({ id: wave.id, product_id, picked: !picked }))
  const lines = lists.flatMap((list) => list.lines)
  const [units, picked] = [sum(lines.map((line) => line.units)), sum(lines.filter((line) => line.picked).map((line) => line.units))]
  return (
    <div className="page-body grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageLink href={officePaths.packing({ stage: 'pick' })} className="text-link">
          {say(packingTexts.backToWaves)}
        </PageLink>
        <b>{say(waveText(wave.id))}</b>
        <span>{say(waveStateTexts[wave.state])}</span>
        <span className="figures">{say(pickedText(picked, units))}</span>
        {print}
      </div>
      <progress className="pick-progress" value={picked} max={Math.max(units, 1)} aria-label={say(pickedText(picked, units))} />
      {outside.length > 0 && <Outside found={found} />}
      {lists.map((list) => (
        <section key={list.temperature} className="office-panel">
          <header>
            <h2>
              <TemperatureSign temperature={list.temperature} />
            </h2>
          </header>
          <ul>
            {list.lines.map((line) => (
              <Line
                key={line.product_id}
                line={line}
                isSought={line.shelf !== null && line.shelf === shelf}
                isOpen={wave.state === 'picking'}
                onPick={() => pick.mutate(line)}
                waveId={wave.id}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type LineProps = { line: PickLine; isSought: boolean; isOpen: boolean; waveId: number; onPick: () => void }

function Line({ line, isSought, isOpen, waveId, onPick }: LineProps) {
  const say = useWords()
  const [isGiving, setGiving] = useDialog(`shelf-${line.product_id}`)
  return (
    <li className={classNames('pick-line', line.picked && 'picked', isSought && 'sought')}>
      <button
        type="button"
        className="pick-press"
        aria-pressed={line.picked}
        disabled={!isOpen}
        onClick={onPick}
        aria-label={say(lineDone(line.name))}
      >
        <span className="pick-shelf">{line.shelf ?? say(packingTexts.noShelf)}</span>
        <GoodsPicture url={line.picture} />
        <span className="min-w-0 flex-1 text-start">
          <b className="block">{line.name}</b>
          <span className="dim figures block text-[13px]">{line.barcode}</span>
          {line.lots.map((lot) => (
            <span key={lot.id} className="figures block text-[13px]">
              {say(lotTaken(lot))}
            </span>
          ))}
          <span className="basket-counts">
            {line.baskets.map(({ round, basket, quantity }) => (
              <span key={`${round}-${basket}`}>
                {say(basketText({ round, basket }))} <b>×{quantity}</b>
              </span>
            ))}
          </span>
        </span>
        <span className="pick-count">×{line.units}</span>
        <span className={classNames('tick', line.picked && 'done')}>{line.picked && <Check size={20} aria-hidden="true" />}</span>
      </button>
      {isOpen && line.lots.length > 0 && <OtherLot line={line} waveId={waveId} />}
      {line.shelf === null && (
        <Button kind="ghost" size="small" onClick={() => setGiving(true)} aria-label={say(shelfOf(line.name))}>
          {say(packingTexts.giveShelf)}
        </Button>
      )}
      {isGiving && line.shelf === null && <ShelfForm productId={line.product_id} name={line.name} onClose={() => setGiving(false)} />}
    </li>
  )
}

/** How long the goods of each basket stand outside, and which for too long (PCK-06). */
function Outside({ found: { outside, minutes_outside: most } }: { found: Found }) {
  const say = useWords()
  const now = useNow(15_000)
  return (
    <ul className="outside" aria-label={say(packingTexts.outside)}>
      {outside.map(({ round, basket, since }) => {
        const minutes = minutesOutside({ since: new Date(since), now })
        return (
          <li key={`${round}-${basket}`} className={classNames('state pill', minutes >= most ? 'alarm' : 'move')}>
            {say(basketText({ round, basket }))} {say(minutesText(minutes))}
          </li>
        )
      })}
    </ul>
  )
}

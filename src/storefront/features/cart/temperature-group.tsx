import './cart.css'
import type { ReactNode } from 'react'
import type { CartItem } from '#contract/shop/api/cart.ts'
import type { Temperature } from '#rules/temperature.ts'
import { cartTexts, giftCount, itemCount, otherTemperature, selectedCount } from '#texts/shop/cart.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import { Checkbox } from '#ui/controls/choices.tsx'
import { classNames } from '#ui/class-names.ts'
import { TemperatureSign } from '#ui/words/tag.tsx'
import { useWords } from '#ui/words/words.ts'
import { countGifts, countPieces } from './count-pieces.ts'

type TemperatureGroupProps = {
  temperature: Temperature
  lines: readonly CartItem[]
  chosen: readonly CartItem[]
  isAllSelected: boolean
  /** Whether any of its lines can be selected now. */
  isOpen: boolean
  /** Whether its lines wait for those of another temperature, and could be ordered instead. */
  isOtherChosen: boolean
  onSelectAll: () => void
  onSelectNone: () => void
  /** What can be added to it. */
  offers: ReactNode
  children: ReactNode
}

/** Where a group says once, for all its lines, that another temperature is selected. */
export const groupNoteId = (temperature: Temperature) => `cart-note-${temperature}`

/** The lines of one temperature, which become one order (CRT-02). Choosing a group changes over to it (CRT-11). */
export function TemperatureGroup({
  temperature,
  lines,
  chosen,
  isAllSelected,
  isOpen,
  isOtherChosen,
  onSelectAll,
  onSelectNone,
  offers,
  children,
}: TemperatureGroupProps) {
  const say = useWords()
  const title = say(controlTexts.temperatures[temperature])
  const mixed = chosen.length > 0 && !isAllSelected
  return (
    <section className={classNames('temperature-group', !isOpen && 'closed')} aria-label={title}>
      <header>
        <Checkbox
          ref={(input) => {
            if (input) input.indeterminate = mixed
          }}
          checked={isAllSelected}
          disabled={!isOpen && !isOtherChosen}
          aria-describedby={isOtherChosen ? groupNoteId(temperature) : undefined}
          onChange={isAllSelected ? onSelectNone : onSelectAll}
        >
          <span className="hidden-text">{say(cartTexts.selectAll[temperature])}</span>
        </Checkbox>
        <TemperatureSign temperature={temperature} />
        <div className="min-w-0">
          <h2>{title}</h2>
          {isOtherChosen && (
            <p className="small muted" id={groupNoteId(temperature)}>
              {say(otherTemperature(temperature))}
            </p>
          )}
        </div>
        <span className="small muted ml-auto">
          <GroupCount lines={lines} chosen={chosen} />
        </span>
      </header>
      <ul>{children}</ul>
      {offers}
    </section>
  )
}

/** Pieces, as everywhere in the cart, and gifts apart (D-82). */
function GroupCount({ lines, chosen }: { lines: readonly CartItem[]; chosen: readonly CartItem[] }) {
  const say = useWords()
  const gifts = countGifts(lines)
  const pieces = countPieces(lines)
  return (
    <>
      {chosen.length > 0 && <span className="block">{say(selectedCount(countPieces(chosen)))}</span>}
      {chosen.length === 0 && pieces > 0 && <span className="block">{say(itemCount(pieces))}</span>}
      {gifts > 0 && <span className="block">{say(giftCount(gifts))}</span>}
    </>
  )
}

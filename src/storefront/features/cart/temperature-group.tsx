import './cart.css'
import type { ReactNode } from 'react'
import type { Temperature } from '#rules/temperature.ts'
import { cartTexts, itemCount, selectedCount } from '#texts/shop/cart.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import { Checkbox } from '#ui/controls/choices.tsx'
import { classNames } from '#ui/class-names.ts'
import { TemperatureTag } from '#ui/words/tag.tsx'
import { useWords } from '#ui/words/words.ts'

type TemperatureGroupProps = {
  temperature: Temperature
  lineCount: number
  chosenCount: number
  isAllSelected: boolean
  /** Whether any of its lines can be selected now. */
  isOpen: boolean
  onSelectAll: () => void
  onSelectNone: () => void
  /** What can be added to it. */
  offers: ReactNode
  children: ReactNode
}

/** The lines of one temperature, which become one order (CRT-02). */
export function TemperatureGroup({
  temperature,
  lineCount,
  chosenCount,
  isAllSelected,
  isOpen,
  onSelectAll,
  onSelectNone,
  offers,
  children,
}: TemperatureGroupProps) {
  const say = useWords()
  const title = say(controlTexts.temperatures[temperature])
  const mixed = chosenCount > 0 && !isAllSelected
  return (
    <section className={classNames('temperature-group', !isOpen && 'closed')} aria-label={title}>
      <header>
        <Checkbox
          ref={(input) => {
            if (input) input.indeterminate = mixed
          }}
          checked={isAllSelected}
          disabled={!isOpen}
          onChange={isAllSelected ? onSelectNone : onSelectAll}
        >
          <span className="hidden-text">{say(cartTexts.selectAll[temperature])}</span>
        </Checkbox>
        <h2>{title}</h2>
        <TemperatureTag temperature={temperature} />
        <span className="small muted ml-auto whitespace-nowrap">
          {say(chosenCount > 0 ? selectedCount(chosenCount) : itemCount(lineCount))}
        </span>
      </header>
      <ul>{children}</ul>
      {offers}
    </section>
  )
}

import { CornerDownRight } from 'lucide-react'
import type { OfficeOrderRow } from '#contract/office/api/orders.ts'
import { partOf, unitsText } from '#texts/office/orders.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { TemperatureTag } from '#ui/words/tag.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { ParcelTold } from './parcel-told.tsx'
import { OrderState } from '../order-state.tsx'

/** Parts of an order that travel apart, each on a row below it. */
export function PartsOf({ row, columns }: { row: OfficeOrderRow; columns: number }) {
  const [say, language] = [useWords(), useLanguage()]
  return row.parts.map(({ number, status, temperature, units, parcel_state: state }) => (
    <tr key={number} className="part">
      <td colSpan={columns}>
        <span className="flex items-center gap-3">
          <CornerDownRight size={14} className="dim" aria-hidden="true" />
          <span className="dim">{say(partOf(number.slice(12)))}</span>
          <TemperatureTag temperature={temperature} />
          <OrderState status={status} />
          {state !== null && <ParcelTold state={state} />}
          <span className="dim">{say(unitsText(formatNumber(units, language)))}</span>
        </span>
      </td>
    </tr>
  ))
}

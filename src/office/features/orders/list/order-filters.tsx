import { lazy, Suspense, useState } from 'react'
import { ListFilter, X } from 'lucide-react'
import { orderFilterFieldNames, orderFilterFields, type FilterWords, type OrderFilterField } from '#rules/orders/order-filter.ts'
import { chipText, clearFilter, filterTexts, listTexts, rangeText } from '#texts/office/lists.ts'
import { joinWords } from '#texts/shared/format.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { filterValueText } from './filter-values.ts'

const FilterDialog = lazy(() => import('./filter-dialog.tsx').then(({ FilterDialog: dialog }) => ({ default: dialog })))

type OrderFiltersProps = { filter: FilterWords; onChange: (filter: FilterWords) => void }

/** The filter as chips: several values of one field are joined by "or", chips by "and". A chip opens where it is changed. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const say = useWords()
  const [asking, setAsking] = useState<OrderFilterField | 'any' | null>(null)
  const used = orderFilterFieldNames.filter((field) => filter[field] !== undefined)
  const without = (field: OrderFilterField) => onChange({ ...filter, [field]: undefined })
  return (
    <>
      {used.map((field) => (
        <span key={field} className="filter-chip">
          <button type="button" onClick={() => setAsking(field)}>
            <ChipWords field={field} written={filter[field] ?? ''} />
          </button>
          <IconButton label={say(clearFilter(filterTexts[field]))} onClick={() => without(field)}>
            <X size={14} aria-hidden="true" />
          </IconButton>
        </span>
      ))}
      <button type="button" className="filter-more" onClick={() => setAsking('any')}>
        <ListFilter size={15} aria-hidden="true" />
        {say(listTexts.more)}
      </button>
      {used.length > 1 && (
        <button type="button" className="filter-more" onClick={() => onChange({})}>
          {say(listTexts.clearAll)}
        </button>
      )}
      <Suspense>
        {asking && (
          <FilterDialog
            filter={filter}
            first={asking === 'any' ? 'status' : asking}
            onChange={(next) => {
              onChange(next)
              setAsking(null)
            }}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function ChipWords({ field, written }: { field: OrderFilterField; written: string }) {
  const [say, language] = [useWords(), useLanguage()]
  const { kind } = orderFilterFields[field]
  const [from = '', to = ''] = written.split('..')
  const isRange = kind === 'days' || kind === 'amounts'
  const value = isRange
    ? say(rangeText(from, to))
    : joinWords(
        written.split(',').map((each) => say(filterValueText(field, each))),
        language,
      )
  return say(chipText(filterTexts[field], value))
}

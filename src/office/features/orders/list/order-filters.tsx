import { orderFilterFieldNames, orderFilterFields, type FilterWords, type OrderFilterField } from '#rules/orders/order-filter.ts'
import { chipText, filterTexts, rangeText } from '#texts/office/lists.ts'
import { joinWords } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useGoodsNames } from '../../../data/lists/use-goods.ts'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { filterValueText } from './filter-values.ts'
import { useDialogAbout } from '../../../data/address/use-dialog.ts'
import { lazyLayer } from '../../../data/layers/lazy-layer.tsx'

const FilterDialog = lazyLayer(() => import('./filter-dialog.tsx').then((file) => file.FilterDialog))

type OrderFiltersProps = { filter: FilterWords; onChange: (filter: FilterWords) => void }

/** The filter as chips: several values of one field are joined by "or", chips by "and". A chip opens where it is changed. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const [about, setAsking] = useDialogAbout('filter')
  const asking = about === 'any' ? 'status' : orderFilterFieldNames.find((field) => field === about)
  const used = orderFilterFieldNames.filter((field) => filter[field] !== undefined)
  return (
    <>
      <FilterChips
        used={used}
        names={filterTexts}
        draw={(field) => <ChipWords field={field} written={filter[field] ?? ''} />}
        onOpen={setAsking}
        onClear={(field) => onChange({ ...filter, [field]: undefined })}
        onClearAll={() => onChange({})}
      />
      {asking && (
        <FilterDialog
          filter={filter}
          first={asking}
          onChange={(next) => {
            setAsking(null)
            onChange(next)
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}

type ChipWordsProps = { field: OrderFilterField; written: string }

function ChipWords(props: ChipWordsProps) {
  const { field, written } = props
  const say = useWords()
  if (field === 'product' || field === 'category') return <GoodsWords field={field} written={written} />
  const { kind } = orderFilterFields[field]
  const [from = '', to = ''] = written.split('..')
  if (kind === 'days' || kind === 'amounts') return say(chipText(filterTexts[field], say(rangeText(from, to))))
  return <ListedWords {...props} nameOf={(each) => say(filterValueText(field, each))} />
}

function GoodsWords({ field, written }: ChipWordsProps & { field: 'product' | 'category' }) {
  const nameOf = useGoodsNames(field, written)
  return <ListedWords field={field} written={written} nameOf={nameOf} />
}

function ListedWords({ field, written, nameOf }: ChipWordsProps & { nameOf: (value: string) => string }) {
  const [say, language] = [useWords(), useLanguage()]
  return say(chipText(filterTexts[field], joinWords(written.split(',').map(nameOf), language)))
}

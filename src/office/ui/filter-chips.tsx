import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Text } from '#rules/locale.ts'
import { clearFilter, listTexts } from '#texts/office/lists.ts'
import { useWords } from '#ui/words/words.ts'
import { FilterChip } from './filter-chip.tsx'

type FilterChipsProps<Field extends string> = {
  /** The fields that the filter asks something of. */
  used: readonly Field[]
  names: Readonly<Record<Field, Text>>
  /** What is asked of a field, in words. */
  draw: (field: Field) => ReactNode
  /** Opens where a field is changed; `any`: where one is added. */
  onOpen: (field: Field | 'any') => void
  onClear: (field: Field) => void
  onClearAll: () => void
}

/** A filter as chips: several values of one field are joined by "or", chips by "and". A chip opens where it is changed. */
export function FilterChips<Field extends string>({ used, names, draw, onOpen, onClear, onClearAll }: FilterChipsProps<Field>) {
  const say = useWords()
  return (
    <>
      {used.map((field) => (
        <FilterChip key={field} clear={say(clearFilter(names[field]))} onOpen={() => onOpen(field)} onClear={() => onClear(field)}>
          {draw(field)}
        </FilterChip>
      ))}
      <button type="button" className="filter-more" onClick={() => onOpen('any')}>
        <ListFilter size={15} aria-hidden="true" />
        {say(listTexts.more)}
      </button>
      {used.length > 1 && (
        <button type="button" className="filter-more" onClick={onClearAll}>
          {say(listTexts.clearAll)}
        </button>
      )}
    </>
  )
}

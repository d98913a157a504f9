import { useQuery } from '@tanstack/react-query'
import { auditTexts, looksTexts, lookTexts } from '#texts/office/audit.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import type { LooksSearch } from '../../data/paths.ts'
import { FilterPick } from '../../ui/filter-pick.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { AddressField, Day } from './audit-filters.tsx'

type FiltersProps = {
  asked: LooksSearch
  words: string
  onAsk: (asked: LooksSearch) => void
  onSearch: (words: string) => void
  onReset: () => void
}

/** Which looks are asked for: of what, by whom, of which kind, when and from where. */
export function LooksFilters({ asked, words, onAsk, onSearch, onReset }: FiltersProps) {
  const say = useWords()
  const office = useOffice()
  const { data } = useQuery({ queryKey: ['audit', 'choices'], queryFn: ({ signal }) => office.audit.choices({}, { signal }) })
  const ask = (name: keyof LooksSearch, value: string) => {
    const { [name]: _before, ...rest } = asked
    onAsk(value === '' ? rest : { ...rest, [name]: name === 'staff' ? Number(value) : value })
  }
  const isAsked = Object.keys(asked).length > 0 || words !== ''
  return (
    <div className="filters audit-filters">
      <SearchField
        label={say(looksTexts.search)}
        hint={say(looksTexts.searchHint)}
        clear={say(auditTexts.clear)}
        words={words}
        onSearch={onSearch}
      />
      <FilterPick
        label={say(auditTexts.who)}
        all={say(auditTexts.anybody)}
        value={String(asked.staff ?? '')}
        choices={(data?.people ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        onPick={(value) => ask('staff', value)}
      />
      <FilterPick
        label={say(looksTexts.look)}
        all={say(looksTexts.everyLook)}
        value={asked.look ?? ''}
        choices={Object.entries(lookTexts).map(([value, text]) => ({ value, label: say(text) }))}
        onPick={(value) => ask('look', value)}
      />
      <Day label={say(auditTexts.from)} value={asked.from ?? ''} onPick={(value) => ask('from', value)} />
      <Day label={say(auditTexts.to)} value={asked.to ?? ''} onPick={(value) => ask('to', value)} />
      <AddressField key={asked.address ?? ''} address={asked.address ?? ''} onAsk={(value) => ask('address', value)} />
      {isAsked && (
        <Button kind="ghost" size="small" onClick={onReset}>
          {say(auditTexts.reset)}
        </Button>
      )}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { auditKindText, auditTexts, auditVerbText } from '#texts/office/audit.ts'
import { Button } from '#ui/controls/button.tsx'
import { clearFilter } from '#texts/office/lists.ts'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import type { AuditSearch } from '../../data/paths.ts'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { FilterPick } from '../../ui/filter-pick.tsx'

type FiltersProps = {
  asked: AuditSearch
  words: string
  onAsk: (asked: AuditSearch) => void
  onSearch: (words: string) => void
  onReset: () => void
}

/** What is asked of the log: words, person, verb, kind of thing, days and network address. */
export function AuditFilters({ asked, words, onAsk, onSearch, onReset }: FiltersProps) {
  const say = useWords()
  const ask = (name: keyof AuditSearch, value: string) => {
    const { [name]: _before, ...rest } = asked
    onAsk(value === '' ? rest : { ...rest, [name]: name === 'staff' ? Number(value) : value })
  }
  const isAsked = Object.keys(asked).length > 0 || words !== ''
  return (
    <div className="filters audit-filters">
      <AuditSearchField words={words} onSearch={onSearch} />
      <Picks asked={asked} onAsk={ask} />
      <Day label={say(auditTexts.from)} value={asked.from ?? ''} onPick={(value) => ask('from', value)} />
      <Day label={say(auditTexts.to)} value={asked.to ?? ''} onPick={(value) => ask('to', value)} />
      <AddressField key={asked.address ?? ''} address={asked.address ?? ''} onAsk={(value) => ask('address', value)} />
      {asked.subject && (
        <FilterChip clear={say(clearFilter({ zh: asked.subject, en: asked.subject }))} onClear={() => ask('subject', '')}>
          {asked.subject}
        </FilterChip>
      )}
      {isAsked && (
        <Button kind="ghost" size="small" onClick={onReset}>
          {say(auditTexts.reset)}
        </Button>
      )}
    </div>
  )
}

type PicksProps = { asked: AuditSearch; onAsk: (name: 'staff' | 'verb' | 'kind', value: string) => void }

/** Who, what and which kind of thing, of those that stand in the log. */
function Picks({ asked: { staff, verb = '', kind = '' }, onAsk }: PicksProps) {
  const say = useWords()
  const office = useOffice()
  const { data } = useQuery({ queryKey: ['audit', 'choices'], queryFn: ({ signal }) => office.audit.choices({}, { signal }) })
  const { people, verbs, kinds } = data ?? { people: [], verbs: [], kinds: [] }
  return (
    <>
      <FilterPick
        label={say(auditTexts.who)}
        all={say(auditTexts.anybody)}
        value={String(staff ?? '')}
        choices={people.map(({ id, name }) => ({ value: String(id), label: name }))}
        onPick={(value) => onAsk('staff', value)}
      />
      <FilterPick
        label={say(auditTexts.what)}
        all={say(auditTexts.anything)}
        value={verb}
        choices={verbs.map((each) => ({ value: each, label: say(auditVerbText(each)) }))}
        onPick={(value) => onAsk('verb', value)}
      />
      <FilterPick
        label={say(auditTexts.kind)}
        all={say(auditTexts.everyKind)}
        value={kind}
        choices={kinds.map((each) => ({ value: each, label: say(auditKindText(each)) }))}
        onPick={(value) => onAsk('kind', value)}
      />
    </>
  )
}

function AuditSearchField({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const say = useWords()
  return (
    <SearchField
      label={say(auditTexts.search)}
      hint={say(auditTexts.searchHint)}
      clear={say(auditTexts.clear)}
      words={words}
      onSearch={onSearch}
    />
  )
}

/** One end of a range of days. */
export function Day({ label, value, onPick }: { label: string; value: string; onPick: (value: string) => void }) {
  return (
    <label className="filter-day">
      <span className="dim">{label}</span>
      <input type="date" className="filter-pick" value={value} onChange={({ target }) => onPick(target.value)} />
    </label>
  )
}

/** A network address, asked when it is left or entered, not with every figure. */
export function AddressField({ address, onAsk }: { address: string; onAsk: (address: string) => void }) {
  const say = useWords()
  const [typed, setTyped] = useState(address)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onAsk(typed.trim())
  }
  return (
    <form onSubmit={submit}>
      <input
        className="filter-pick w-36"
        aria-label={say(auditTexts.address)}
        placeholder={say(auditTexts.address)}
        maxLength={45}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed.trim() !== address && onAsk(typed.trim())}
      />
    </form>
  )
}

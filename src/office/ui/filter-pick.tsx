type FilterPickProps = {
  label: string
  all: string
  value: string
  choices: readonly { value: string; label: string }[]
  onPick: (value: string) => void
}

/** One value of several by which a list is narrowed, or all of them. */
export function FilterPick({ label, all, value, choices, onPick }: FilterPickProps) {
  return (
    <select className="filter-pick" aria-label={label} value={value} onChange={({ target }) => onPick(target.value)}>
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

type NoteTickProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

/** Something that a new note is or is not. */
export function NoteTick({ label, checked, onChange }: NoteTickProps) {
  return (
    <label className="flex min-h-[44px] items-center gap-2 md:min-h-[28px]">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}

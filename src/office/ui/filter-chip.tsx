import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/controls/button.tsx'

/** One condition of a list: pressed, it is changed where that can be done; its cross takes it away. */
export function FilterChip({
  clear,
  onOpen,
  onClear,
  children,
}: {
  clear: string
  onOpen?: () => void
  onClear: () => void
  children: ReactNode
}) {
  return (
    <span className="filter-chip">
      {onOpen ? (
        <button type="button" onClick={onOpen}>
          {children}
        </button>
      ) : (
        <span>{children}</span>
      )}
      <IconButton label={clear} onClick={onClear}>
        <X size={14} aria-hidden="true" />
      </IconButton>
    </span>
  )
}

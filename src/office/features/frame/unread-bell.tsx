import { Bell } from 'lucide-react'

/** `label`: the bell with its count in words. */
export type BellProps = { label: string; unread: number }

/** The sign of the bell, with how many notices were not read. */
export function UnreadBell({ unread }: Pick<BellProps, 'unread'>) {
  return (
    <>
      <Bell size={18} aria-hidden="true" />
      {unread > 0 && (
        <span className="count todo" aria-hidden="true">
          {unread}
        </span>
      )}
    </>
  )
}

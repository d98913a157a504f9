import { Popover } from '@base-ui/react/popover'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { noticePath } from '#contract/office/notice-path.ts'
import { frameTexts } from '#texts/office/frame.ts'
import { noticesTexts, noticeText } from '#texts/office/notices.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { railKey } from '../../data/use-rail.ts'
import { When } from '../../ui/when.tsx'
import { UnreadBell, type BellProps } from './unread-bell.tsx'

/** What one was told, newest first; what was opened counts as read (NAV-32). It opens as it comes. */
export function NoticePopover({ label, unread }: BellProps) {
  const say = useWords()
  const [isOpen, setOpen] = useState(true)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className="icon-button bell" aria-label={label}>
        <UnreadBell unread={unread} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="end" className="pop-place">
          <Popover.Popup className="pop notices">
            <Popover.Title className="font-sans text-[15px] font-semibold">{say(frameTexts.notices)}</Popover.Title>
            {isOpen && <NoticeList onClose={() => setOpen(false)} />}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function NoticeList({ onClose }: { onClose: () => void }) {
  const say = useWords()
  const office = useOffice()
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: ['notices'], queryFn: ({ signal }) => office.notices.list({}, { signal }), staleTime: 0 })
  const read = useMutation({
    mutationFn: (ids: number[]) => office.notices.read({ ids }),
    onSettled: () => Promise.all([['notices'], railKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
  if (!data) return null
  const unread = data.rows.filter((row) => !row.read).map(({ id }) => id)
  const open = (id: number) => {
    read.mutate([id])
    onClose()
  }
  if (data.rows.length === 0) {
    return <p className="muted py-3">{say(noticesTexts.none)}</p>
  }
  return (
    <>
      <ul>
        {data.rows.map(({ id, notice, at, read: isRead }) => (
          <li key={id}>
            <PageLink href={noticePath(notice)} onClick={() => open(id)} className={isRead ? undefined : 'unread'}>
              {!isRead && <span className="hidden-text">{say(noticesTexts.unread)} </span>}
              <span>{say(noticeText(notice))}</span>
              <span className="dim">
                <When at={at} />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {unread.length > 0 && (
        <Button kind="ghost" size="small" onClick={() => read.mutate(unread)}>
          {say(noticesTexts.readAll)}
        </Button>
      )}
    </>
  )
}

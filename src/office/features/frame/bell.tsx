import { lazy, Suspense, useState } from 'react'
import { bellText } from '#texts/office/frame.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import { useRail } from '../../data/use-rail.ts'
import { UnreadBell, type BellProps } from './unread-bell.tsx'

// What opens under it weighs as much as a page: it is loaded when it is asked for.
const load = () => import('./notice-popover.tsx').then((file) => ({ default: file.NoticePopover }))
const NoticePopover = lazy(load)

/** How many notices were not read; pressed, it shows them. */
export function Bell() {
  const say = useWords()
  const [isWanted, setWanted] = useState(false)
  const unread = useRail()?.unread ?? 0
  const showToast = useToasts()
  // Without a line it cannot come, and the page goes on all the same.
  const open = () =>
    void load().then(
      () => setWanted(true),
      () => showToast({ kind: 'error', message: say(errorTexts.broken) }),
    )
  const bell = { label: say(bellText(unread)), unread }
  if (!isWanted) return <ClosedBell {...bell} onPress={open} />
  return (
    <Suspense fallback={<ClosedBell {...bell} />}>
      <NoticePopover {...bell} />
    </Suspense>
  )
}

function ClosedBell({ label, unread, onPress }: BellProps & { onPress?: () => void }) {
  return (
    <button type="button" className="icon-button bell" aria-label={label} aria-haspopup="dialog" aria-expanded={false} onClick={onPress}>
      <UnreadBell unread={unread} />
    </button>
  )
}

import { useState } from 'react'
import { bellText } from '#texts/office/frame.ts'
import { useWords } from '#ui/words/words.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { useRail } from '../../data/use-rail.ts'
import { UnreadBell, type BellProps } from './unread-bell.tsx'

// What opens under it weighs as much as a page: it is loaded when it is asked for.
const NoticePopover = lazyLayer(
  () => import('./notice-popover.tsx').then((file) => file.NoticePopover),
  (bell) => <ClosedBell {...bell} />,
)

/** How many notices were not read; pressed, it shows them. */
export function Bell() {
  const say = useWords()
  const [isWanted, setWanted] = useState(false)
  const unread = useRail()?.unread ?? 0
  const bell = { label: say(bellText(unread)), unread }
  if (!isWanted) return <ClosedBell {...bell} onPress={() => setWanted(true)} />
  return <NoticePopover {...bell} onClose={() => setWanted(false)} />
}

function ClosedBell({ label, unread, onPress }: BellProps & { onPress?: () => void }) {
  return (
    <button type="button" className="icon-button bell" aria-label={label} aria-haspopup="dialog" aria-expanded={false} onClick={onPress}>
      <UnreadBell unread={unread} />
    </button>
  )
}

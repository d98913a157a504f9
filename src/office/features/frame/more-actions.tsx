import { EllipsisVertical } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { frameTexts } from '#texts/office/frame.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'

/** What the bar of a page has room for on a desk; on a phone it opens above the thumb. */
export function MoreActions({ children }: { children: ReactNode }) {
  const say = useWords()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  return (
    <>
      <IconButton label={say(frameTexts.moreActions)} popoverTarget={id} className="more-button">
        <EllipsisVertical size={20} aria-hidden="true" />
      </IconButton>
      {/* What is pressed leads on, to a dialog or a page. */}
      <div ref={panel} id={id} popover="auto" className="more-actions" onClick={() => panel.current?.hidePopover()}>
        {children}
      </div>
    </>
  )
}

import { EllipsisVertical } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { frameTexts } from '#texts/office/frame.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'

/** What the bar of a page has room for on a desk; on a phone it opens above the thumb. */
export function MoreActions({ children }: { children: ReactNode }) {
  const say = useWords()
  const id = useId()
  return (
    <>
      <IconButton label={say(frameTexts.moreActions)} popoverTarget={id} className="more-button">
        <EllipsisVertical size={20} aria-hidden="true" />
      </IconButton>
      <div id={id} popover="auto" className="more-actions" ref={closeOnPress}>
        {children}
      </div>
    </>
  )
}

/** What is pressed leads on, to a page or to a dialog. */
function closeOnPress(panel: HTMLElement | null): (() => void) | undefined {
  if (!panel) return undefined
  const close = ({ target }: MouseEvent) => {
    if (target !== panel) panel.hidePopover?.()
  }
  panel.addEventListener('click', close)
  return () => panel.removeEventListener('click', close)
}

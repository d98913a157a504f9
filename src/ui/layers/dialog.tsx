import './dialog.css'
import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { controlTexts } from '#texts/shared/controls.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { useWords } from '../words/words.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Wider than usual, or the whole window. */
  size?: 'wide' | 'full'
  /** Has to be answered: neither Escape nor a press beside it closes it, and it has no close button. */
  insistent?: boolean
}

/**
 * A sheet from the bottom on phones, a card in the middle above. It brings a library with it: import what uses it by
 * `lazy(() => import(…))`.
 */
export function Dialog({ open, onClose, title, children, size, insistent = false }: DialogProps) {
  const say = useWords()
  const popup = useRef<HTMLDivElement>(null)
  const change = (next: boolean, asked: Base.Root.ChangeEventDetails) => {
    if (next) return
    if (asked.reason === 'escape-key' && hasLifted(popup.current)) {
      // The key puts back what is lifted, and whoever holds it has yet to hear it; the next one closes.
      asked.cancel()
      asked.allowPropagation()
    } else if (!insistent) onClose()
  }
  return (
    <Base.Root open={open} onOpenChange={change} disablePointerDismissal={insistent}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="dialog-place">
          <Base.Popup ref={popup} className={classNames('dialog', size)} onKeyDown={letThrough}>
            <Base.Title>{title}</Base.Title>
            {!insistent && (
              <Base.Close className="icon-button close" aria-label={say(controlTexts.close)}>
                <Icon name="x" />
              </Base.Close>
            )}
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

type KeyPressed = Parameters<NonNullable<ComponentProps<typeof Base.Popup>['onKeyDown']>>[0]

/** Arrow keys end at the dialog, but for those that move something in a list: the document hears them. */
function letThrough(event: KeyPressed) {
  if (hasLifted(event.currentTarget)) event.preventBaseUIHandler()
}

/** Something of a list in it is being put elsewhere. */
const hasLifted = (popup: Element | null) => Boolean(popup?.querySelector('[data-dragging]'))

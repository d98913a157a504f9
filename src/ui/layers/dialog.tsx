import './dialog.css'
import { Dialog as Base } from '@base-ui/react/dialog'
import type { ComponentProps, ReactNode } from 'react'
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
  const change = (next: boolean) => {
    if (!next && !insistent) onClose()
  }
  return (
    <Base.Root open={open} onOpenChange={change} disablePointerDismissal={insistent}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="dialog-place">
          <Base.Popup className={classNames('dialog', size)} onKeyDown={letThrough}>
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
  if (event.currentTarget.querySelector('[data-dragging]')) event.preventBaseUIHandler()
}

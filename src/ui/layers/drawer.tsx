import './dialog.css'
import './drawer.css'
import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { controlTexts } from '#texts/shared/controls.ts'
import { Icon } from '../pictures/icon.tsx'
import { useWords } from '../words/words.ts'

type DrawerProps = { open: boolean; onClose: () => void; label: string; children: ReactNode }

/** A sheet from the left. It brings a library with it: import what uses it by `lazy(() => import(…))`. */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  const say = useWords()
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup className="drawer">
          <div className="flex items-center justify-between pl-5 pr-2">
            <Base.Title className="!font-sans !text-base">{label}</Base.Title>
            <Base.Close className="icon-button" aria-label={say(controlTexts.close)}>
              <Icon name="x" />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

import { useState, type ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: ReactNode
  children: ReactNode
  confirm: string
  cancel: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks once more before something is done that cannot be undone. Closes when it is done. Import it by `lazy`, as every dialog. */
export function ConfirmDialog({ title, children, confirm, cancel, onConfirm, onClose }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    await onConfirm()
    setBusy(false)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="mt-4 grid gap-6">
        {children}
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => void act()}>
            {confirm}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

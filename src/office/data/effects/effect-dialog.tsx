import type { Text } from '#rules/locale.ts'
import { moveDialogTexts } from '#texts/office/orders.ts'
import { ConfirmDialog } from '#ui/layers/confirm-dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { Effects } from '../../ui/effects.tsx'

export type EffectDialogProps = {
  title: Text
  /** What its button says; the title where nothing else is named. */
  confirm?: Text
  follows: readonly Text[]
  mayReturn?: boolean
  act: () => Promise<unknown>
  onClose: () => void
}

/** Says what follows before something is done that has no way back. What was refused is told; the dialog closes either way. */
export function EffectDialog({ title, confirm = title, follows, mayReturn = false, act, onClose }: EffectDialogProps) {
  const say = useWords()
  return (
    <ConfirmDialog
      title={say(title)}
      confirm={say(confirm)}
      cancel={say(moveDialogTexts.keep)}
      onClose={onClose}
      onConfirm={async () => void (await act().catch(() => undefined))}
    >
      <Effects follows={follows} mayReturn={mayReturn} />
    </ConfirmDialog>
  )
}

import type { Text } from '#rules/locale.ts'
import { webhooksTexts } from '#texts/office/webhooks.ts'
import { ConfirmDialog } from '#ui/layers/confirm-dialog.tsx'
import { useWords } from '#ui/words/words.ts'

type ConfirmChangeProps = { title: Text; confirm: Text; follows: Text; act: () => Promise<unknown>; onClose: () => void }

/** Says what follows before something is ended or exchanged. */
export function ConfirmChange({ title, confirm, follows, act, onClose }: ConfirmChangeProps) {
  const say = useWords()
  return (
    <ConfirmDialog
      title={say(title)}
      confirm={say(confirm)}
      cancel={say(webhooksTexts.cancel)}
      onClose={onClose}
      // What was refused is told; the dialog closes either way.
      onConfirm={async () => void (await act().catch(() => undefined))}
    >
      <p className="consequences">{say(follows)}</p>
    </ConfirmDialog>
  )
}

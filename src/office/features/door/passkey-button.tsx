import { useMutation } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage } from '#ui/words/words.ts'
import { passkeyMessage } from '../../data/passkey-message.ts'

type PasskeyButtonProps = {
  label: string
  kind?: 'primary' | 'secondary'
  /** Asks the browser, and does what is to be done with its answer. */
  act: () => Promise<void>
}

/** Has the browser make or give a passkey; when nothing came of it, says why. */
export function PasskeyButton({ label, kind = 'primary', act }: PasskeyButtonProps) {
  const language = useLanguage()
  const { mutate, isPending, error } = useMutation({ mutationFn: act })
  return (
    <div className="grid gap-3">
      {error && (
        <div role="alert">
          <NoteBox kind="warning">{passkeyMessage(error, language)}</NoteBox>
        </div>
      )}
      <Button kind={kind} size="big" full busy={isPending} onClick={() => mutate()}>
        <Fingerprint size={20} aria-hidden="true" />
        {label}
      </Button>
    </div>
  )
}

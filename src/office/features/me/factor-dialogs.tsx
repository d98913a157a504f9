import type { Passkey } from '#contract/office/api/signing-in/factors.ts'
import { factorTexts, removePasskeyOf } from '#texts/office/factors.ts'
import { ConfirmDialog } from '#ui/layers/confirm-dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useFactorChange } from '../../data/use-factors.ts'
import { AppDialog } from './app-dialog.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'

/** What somebody wants to change about how they prove who they are. */
export type FactorAsked =
  | { about: 'password' | 'app' | 'remove-app' | 'add-passkey' | 'codes' }
  | { about: 'rename-passkey' | 'remove-passkey'; passkey: Passkey }

export function FactorDialogs({ asked, onClose }: { asked: FactorAsked; onClose: () => void }) {
  switch (asked.about) {
    case 'password':
      return <PasswordDialog onClose={onClose} />
    case 'app':
      return <AppDialog onClose={onClose} />
    case 'remove-app':
      return <RemoveApp onClose={onClose} />
    case 'add-passkey':
      return <PasskeyDialog onClose={onClose} />
    case 'rename-passkey':
      return <PasskeyDialog passkey={asked.passkey} onClose={onClose} />
    case 'remove-passkey':
      return <RemovePasskey passkey={asked.passkey} onClose={onClose} />
    case 'codes':
      return <CodesDialog onClose={onClose} />
  }
}

function RemoveApp({ onClose }: { onClose: () => void }) {
  const say = useWords()
  const { factors } = useOffice().me
  const remove = useFactorChange({ act: (_wish: undefined, press) => factors.removeTotp({}, press), done: factorTexts.removed })
  return <RemoveDialog title={say(factorTexts.removeAppTitle)} act={() => remove.mutateAsync(undefined)} onClose={onClose} />
}

function RemovePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const say = useWords()
  const { factors } = useOffice().me
  const remove = useFactorChange({ act: (_wish: undefined, press) => factors.removePasskey({ id }, press), done: factorTexts.removed })
  return <RemoveDialog title={say(removePasskeyOf(name))} act={() => remove.mutateAsync(undefined)} onClose={onClose} />
}

function RemoveDialog({ title, act, onClose }: { title: string; act: () => Promise<unknown>; onClose: () => void }) {
  const say = useWords()
  return (
    <ConfirmDialog
      title={title}
      confirm={say(factorTexts.remove)}
      cancel={say(factorTexts.keep)}
      onClose={onClose}
      // What was refused is told; the dialog closes either way.
      onConfirm={async () => void (await act().catch(() => undefined))}
    >
      <p className="muted">{say(factorTexts.removeHow)}</p>
    </ConfirmDialog>
  )
}

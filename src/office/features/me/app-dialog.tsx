import { useEffect, useEffectEvent } from 'react'
import { factorTexts } from '#texts/office/factors.ts'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { fieldErrors } from '../../data/problem-message.ts'
import { useFactorChange } from '../../data/use-factors.ts'
import { ScanStep } from '../../ui/scan-step.tsx'

/** Another authenticator app: the one before goes on until the code of the new one has come. */
export function AppDialog({ onClose }: { onClose: () => void }) {
  const say = useWords()
  const { factors } = useOffice().me
  const offer = useFactorChange({ act: (_wish: undefined, press) => factors.offerTotp({}, press) })
  const set = useFactorChange({
    act: (totp: { secret: string; code: string }, press) => factors.setTotp({ totp }, press),
    done: factorTexts.appSet,
  })
  const begin = useEffectEvent(() => offer.mutate(undefined, { onError: onClose }))
  useEffect(() => begin(), [])
  const app = offer.data
  if (!app) return null
  return (
    <Dialog open onClose={onClose} title={say(factorTexts.app)}>
      <div className="mt-3">
        <ScanStep
          secret={app}
          heading="h2"
          action={say(factorTexts.useApp)}
          error={fieldErrors(set.error)['totp.code']}
          busy={set.isPending}
          onCode={(code) => set.mutate({ secret: app.secret, code }, { onSuccess: onClose })}
        />
      </div>
    </Dialog>
  )
}

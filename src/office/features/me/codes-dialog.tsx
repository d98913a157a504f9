import { factorTexts } from '#texts/office/factors.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useFactorChange } from '../../data/use-factors.ts'
import { RecoveryCodes } from '../../ui/recovery-codes.tsx'

/** New recovery codes, shown this once; those before end (ACC-18). */
export function CodesDialog({ onClose }: { onClose: () => void }) {
  const say = useWords()
  const { factors } = useOffice().me
  const renew = useFactorChange({ act: (_wish: undefined, press) => factors.renewRecoveryCodes({}, press) })
  if (renew.data) {
    return (
      <Dialog open insistent onClose={onClose} title={say(factorTexts.codes)}>
        <div className="mt-3 grid gap-4">
          <RecoveryCodes codes={renew.data.codes} then={onClose} bare />
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={onClose} title={say(factorTexts.newCodes)}>
      <div className="mt-3 grid gap-4">
        <p className="muted">{say(factorTexts.newCodesHow)}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(factorTexts.keep)}
          </Button>
          <Button busy={renew.isPending} onClick={() => renew.mutate(undefined)}>
            {say(factorTexts.newCodesMake)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

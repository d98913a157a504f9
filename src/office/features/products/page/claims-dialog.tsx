import { inLanguage } from '#rules/locale.ts'
import { claimTexts } from '#texts/office/goods/claims.ts'
import { ConfirmDialog } from '#ui/layers/confirm-dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { ClaimsAsked } from '../../../data/products/use-claims.tsx'

/** Words that claim a medical effect, each with its law, before something is published with them (GDS-29). */
export function ClaimsDialog({ asked: { claims, confirm }, onClose }: { asked: ClaimsAsked; onClose: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <ConfirmDialog
      title={say(claimTexts.title)}
      confirm={say(claimTexts.confirm)}
      cancel={say(claimTexts.cancel)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{say(claimTexts.how)}</p>
      <ul className="claims">
        {claims.map(({ word, law }) => (
          <li key={word}>
            <mark className="claim">{word}</mark> <span className="muted">{inLanguage(law, language)}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

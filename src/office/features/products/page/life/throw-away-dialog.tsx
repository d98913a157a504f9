import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { productLifeTexts } from '#texts/office/goods/product-life.ts'
import { ConfirmDialog } from '#ui/layers/confirm-dialog.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { officePaths } from '../../../../data/paths.ts'
import { problemMessage } from '../../../../data/problem-message.ts'
import { useTellChange } from '../../../../data/saving/tell-change.tsx'

/** Asks once more before a product is gone for good (GDS-47). */
export function ThrowAwayDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { productLife } = useOffice()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const tellChange = useTellChange()
  const showToast = useToasts()
  const throwAway = async () => {
    try {
      await productLife.throwAway({ id })
      tellChange({ message: say(productLifeTexts.thrownAway) })
      void queries.invalidateQueries({ queryKey: ['products'] })
      await navigate({ href: officePaths.products(), replace: true })
    } catch (error) {
      showToast({ kind: 'error', message: problemMessage(error, language) })
    }
  }
  return (
    <ConfirmDialog
      title={say(productLifeTexts.throwAwayTitle)}
      confirm={say(productLifeTexts.throwAway)}
      cancel={say(productLifeTexts.cancel)}
      onConfirm={throwAway}
      onClose={onClose}
    >
      <p>{say(productLifeTexts.throwAwayHow)}</p>
    </ConfirmDialog>
  )
}

import { useMutation } from '@tanstack/react-query'
import type { SavedView } from '#contract/office/api/lists.ts'
import { listTexts } from '#texts/office/lists.ts'
import { Button } from '#ui/controls/button.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useViewsChanged } from '../../../data/lists/use-views.ts'
import { useOffice } from '../../../data/office.tsx'
import { useTellChange } from '../../../data/saving/tell-change.tsx'
import { problemMessage } from '../../../data/problem-message.ts'

/** What can be done with the view that is looked at: copied by anybody, put away by who may change it (NAV-27). */
export function ViewMoves({ view, onCopy }: { view: SavedView; onCopy: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { views } = useOffice()
  const changed = useViewsChanged()
  const showToast = useToasts()
  const tellChange = useTellChange()
  const remove = useMutation({
    mutationFn: () => views.remove({ id: view.id }),
    onSuccess: () => tellChange({ message: say(listTexts.viewRemoved), undo: () => views.restore({ id: view.id }).finally(changed) }),
    onError: (error) => showToast({ kind: 'error', message: problemMessage(error, language) }),
    onSettled: changed,
  })
  return (
    <>
      <Button kind="ghost" size="small" onClick={onCopy}>
        {say(listTexts.copyView)}
      </Button>
      {view.may_change && (
        <Button kind="ghost" size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
          {say(listTexts.removeView)}
        </Button>
      )}
    </>
  )
}

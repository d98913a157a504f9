import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { frameTexts } from '#texts/office/frame.ts'
import { Button } from '#ui/controls/button.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { meKey, useOffice } from '../../data/office.tsx'
import { problemMessage } from '../../data/problem-message.ts'
import { removeDraftsOf } from '../../data/saving/draft-store.ts'
import { useMe } from '../../data/use-me.ts'

/** Ends the session. Nothing of what was shown stays in the browser. */
export function SignOutButton() {
  const [say, language] = [useWords(), useLanguage()]
  const office = useOffice()
  const queries = useQueryClient()
  const showToast = useToasts()
  const { id: staffId } = useMe()
  const leave = useMutation({
    mutationFn: () => office.signOut({}),
    onSuccess: () => {
      void removeDraftsOf(staffId)
      queries.setQueryData(meKey, null)
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] })
    },
    onError: (error) => showToast({ kind: 'error', message: problemMessage(error, language) }),
  })
  return (
    <Button kind="secondary" busy={leave.isPending} onClick={() => leave.mutate()}>
      <LogOut size={16} aria-hidden="true" />
      {say(frameTexts.signOut)}
    </Button>
  )
}

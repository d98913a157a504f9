import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { frameTexts } from '#texts/office/frame.ts'
import { Button } from '#ui/controls/button.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { problemMessage } from '../../data/problem-message.ts'
import { SessionRow } from '../../ui/session-row.tsx'

const key = ['own-sessions']

/** Where somebody is signed in: one session or all others can be ended at once (ACC-28). */
export function OwnSessions() {
  const [say, language] = [useWords(), useLanguage()]
  const office = useOffice()
  const queries = useQueryClient()
  const showToast = useToasts()
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => office.me.sessions.list({}, { signal }) })
  const end = useMutation({
    mutationFn: (id: string | null) => (id === null ? office.me.sessions.endOthers({}) : office.me.sessions.end({ id })),
    onSuccess: (_ended, id) => showToast({ kind: 'success', message: say(id === null ? frameTexts.othersEnded : frameTexts.sessionEnded) }),
    onError: (error) => showToast({ kind: 'error', message: problemMessage(error, language) }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
  const sessions = data?.sessions ?? []
  return (
    <section className="office-panel">
      <header>
        <h2 className="flex-1">{say(frameTexts.whereSignedIn)}</h2>
        {sessions.length > 1 && (
          <Button kind="secondary" size="small" busy={end.isPending} onClick={() => end.mutate(null)}>
            {say(frameTexts.endOthers)}
          </Button>
        )}
      </header>
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end.mutate(session.id)} />
        ))}
      </ul>
    </section>
  )
}

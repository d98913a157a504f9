import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import type { OfficeSession } from '#contract/office/api/me.ts'
import { endSessionOf, frameTexts, sessionTimes } from '#texts/office/frame.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { Button } from '#ui/controls/button.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { problemMessage } from '../../data/problem-message.ts'

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

function SessionRow({ session, onEnd }: { session: OfficeSession; onEnd: () => void }) {
  const say = useWords()
  const browser = session.browser ?? say(frameTexts.unknownBrowser)
  const times = { started: formatShortMoment(session.started_at), seen: formatShortMoment(session.last_seen_at) }
  const Sign = /iPhone|Android/.test(browser) ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-3 border-t border-hair px-4 py-2.5 first:border-t-0">
      <Sign size={18} className="dim" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <b className="font-medium">{browser}</b>
        {session.shared && <span className="dim"> · {say(frameTexts.shared)}</span>}
        <div className="dim text-xs">
          {say(sessionTimes(times))} · {session.address}
        </div>
      </div>
      {session.current ? (
        <span className="state done">{say(frameTexts.thisSession)}</span>
      ) : (
        <Button kind="ghost" size="small" aria-label={say(endSessionOf(browser))} onClick={onEnd}>
          {say(frameTexts.endSession)}
        </Button>
      )}
    </li>
  )
}

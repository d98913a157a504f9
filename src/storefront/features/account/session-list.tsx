import type { Session } from '#contract/shop/api/sessions.ts'
import { formatDate, formatMoment } from '#texts/shared/format.ts'
import { lastUsed, loggedInAt, logOutOf, sessionTexts } from '#texts/shop/sessions.ts'
import { Button } from '#ui/controls/button.tsx'
import { Tag } from '#ui/words/tag.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

type SessionListProps = { sessions: readonly Session[]; onEnd: (session: Session) => void }

/** Where a member is logged in; the device in front of them first, which the menu logs out. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  const ordered = sessions.toSorted((one, other) => Number(other.current) - Number(one.current))
  return (
    <ul className="recipients mt-2">
      {ordered.map((session) => (
        <Device key={session.id} session={session} onEnd={() => onEnd(session)} />
      ))}
    </ul>
  )
}

function Device({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const say = useWords()
  const language = useLanguage()
  const name = session.device ?? say(sessionTexts.unknownDevice)
  return (
    <li>
      <div>
        <p>
          <b className="me-2">{name}</b>
          {session.current && <Tag kind="points">{say(sessionTexts.thisDevice)}</Tag>}
        </p>
        <p className="small muted flex flex-wrap gap-x-4">
          <span>{say(loggedInAt(formatMoment(session.signed_in_at, language)))}</span>
          {!session.current && <span>{say(lastUsed(formatDate(session.last_seen_at, language)))}</span>}
        </p>
      </div>
      {!session.current && (
        <Button kind="ghost" size="small" aria-label={say(logOutOf(name))} onClick={onEnd}>
          {say(sessionTexts.logOut)}
        </Button>
      )}
    </li>
  )
}

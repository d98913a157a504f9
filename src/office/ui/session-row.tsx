import { Monitor, Smartphone } from 'lucide-react'
import type { OfficeSession } from '#contract/office/api/me.ts'
import { endSessionOf, frameTexts, sessionTimes } from '#texts/office/frame.ts'
import { formatShortMoment } from '#texts/office/times.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'

/** Where somebody is signed in: since when, when last, from where, and whether others use the browser too (ACC-28). */
export function SessionRow({ session, onEnd }: { session: OfficeSession; onEnd: () => void }) {
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

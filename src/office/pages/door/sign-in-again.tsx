import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Me } from '#contract/office/api/me.ts'
import { doorTexts } from '#texts/office/door.ts'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useSessionEnd } from '../../data/session-end.ts'
import { useKeepMe } from '../../data/use-me.ts'
import { CastAgain } from '../../features/door/cast-again.tsx'
import { SignInForm } from '../../features/door/sign-in-form.tsx'

/** Over the page of somebody whose session has ended: it goes on with everything typed (NAV-21). Somebody else begins with a page of their own. */
export function SignInAgain({ me }: { me: Me }) {
  const say = useWords()
  const queries = useQueryClient()
  const keepMe = useKeepMe()
  const { goOn } = useSessionEnd()
  const office = useOffice()
  const enter = (entered: Me) => {
    if (entered.id !== me.id) return location.reload()
    keepMe(entered)
    goOn()
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
  }
  // They may have signed in again in another tab, which shares the session.
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void office.me.find({}).then(enter, () => undefined)
  })
  useEffect(() => {
    const asked = () => look()
    document.addEventListener('visibilitychange', asked)
    window.addEventListener('focus', asked)
    return () => {
      document.removeEventListener('visibilitychange', asked)
      window.removeEventListener('focus', asked)
    }
  }, [])
  return (
    <Dialog open insistent onClose={() => undefined} title={say(doorTexts.endedTitle)}>
      <div className="door-form mt-3">
        <p className="muted">{say(doorTexts.ended)}</p>
        <SignInForm onEnter={enter} email={me.email} bare />
        <CastAgain me={me} onEnter={enter} />
      </div>
    </Dialog>
  )
}

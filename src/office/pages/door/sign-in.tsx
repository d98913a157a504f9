import { useQuery } from '@tanstack/react-query'
import type { Me } from '#contract/office/api/me.ts'
import { doorTexts } from '#texts/office/door.ts'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useKeepMe } from '../../data/use-me.ts'
import { useTitle } from '../../data/use-title.ts'
import { Cast } from '../../features/door/cast.tsx'
import { DoorSide } from '../../features/door/door-side.tsx'
import { SignInForm } from '../../features/door/sign-in-form.tsx'
import { LanguageSwitch } from '../../features/door/language-switch.tsx'

/** Where people of the office sign in. Behind it opens the page of the address. */
export function SignInPage() {
  const say = useWords()
  useTitle(say(doorTexts.title))
  const office = useOffice()
  const keepMe = useKeepMe()
  const cast = useQuery({ queryKey: ['cast'], queryFn: ({ signal }) => office.signIn.cast({}, { signal }) })
  const people = cast.data?.people ?? []
  const enter = (me: Me) => keepMe(me)
  return (
    <div className="door">
      <main className="door-main" id="main">
        <div className="door-form">
          <SignInForm onEnter={enter} />
          <LanguageSwitch />
        </div>
      </main>
      <DoorSide>{people.length > 0 && <Cast people={people} onEnter={enter} />}</DoorSide>
    </div>
  )
}

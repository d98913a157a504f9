import { useQuery } from '@tanstack/react-query'
import type { Me } from '#contract/office/api/me.ts'
import { doorTexts } from '#texts/office/door.ts'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useKeepMe } from '../../data/use-me.ts'
import { useTitle } from '../../data/use-title.ts'
import { Cast } from '../../features/door/cast.tsx'
import { Door } from '../../features/door/door.tsx'
import { SignInForm } from '../../features/door/sign-in-form.tsx'
import { LanguageSwitch } from '../../features/door/language-switch.tsx'

/** Where people of the office sign in. Behind it opens the page of the address. */
export function SignInPage() {
  const say = useWords()
  useTitle(say(doorTexts.title))
  const office = useOffice()
  const keepMe = useKeepMe()
  // Nobody is told that it failed: it is asked again, or the people of the demo shop would be missing.
  const cast = useQuery({ queryKey: ['cast'], queryFn: ({ signal }) => office.signIn.cast({}, { signal }), retry: 3 })
  const people = cast.data?.people ?? []
  const enter = (me: Me) => keepMe(me)
  return (
    <Door side={people.length > 0 && <Cast people={people} onEnter={enter} />}>
      <SignInForm onEnter={enter} />
      <LanguageSwitch />
    </Door>
  )
}

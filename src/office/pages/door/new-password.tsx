import { useState } from 'react'
import { doorTexts } from '#texts/office/door.ts'
import { useWords } from '#ui/words/words.ts'
import { useTitle } from '../../data/use-title.ts'
import { Door } from '../../features/door/door.tsx'
import { NewPasswordForm } from '../../features/door/new-password-form.tsx'

/** Where the letter for a forgotten password leads: the token stands after the #, which no server and no log ever sees. */
export function NewPasswordPage() {
  const say = useWords()
  useTitle(say(doorTexts.newPasswordTitle))
  const [token] = useState(() => location.hash.slice(1))
  return (
    <Door>
      <NewPasswordForm token={token} />
    </Door>
  )
}

import { useState } from 'react'
import { doorTexts } from '#texts/office/door.ts'
import { useWords } from '#ui/words/words.ts'
import { useTitle } from '../../data/use-title.ts'
import { Door } from '../../features/door/door.tsx'
import { FirstOwnerForm } from '../../features/door/first-owner-form.tsx'
import { officePaths } from '../../data/paths.ts'
import { RecoveryCodes } from '../../ui/recovery-codes.tsx'

/** Where the one-time link leads: the token stands after the #, which no server and no log ever sees. */
export function FirstOwnerPage() {
  const say = useWords()
  useTitle(say(doorTexts.ownerTitle))
  const [token] = useState(() => location.hash.slice(1))
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Door>{codes ? <RecoveryCodes codes={codes} then={officePaths.today} /> : <FirstOwnerForm token={token} onCodes={setCodes} />}</Door>
  )
}

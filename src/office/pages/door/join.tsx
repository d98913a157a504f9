import { useState } from 'react'
import { helloText, staffTexts } from '#texts/office/staff.ts'
import { useWords } from '#ui/words/words.ts'
import { useTitle } from '../../data/use-title.ts'
import { Door } from '../../features/door/door.tsx'
import { JoinForm } from '../../features/door/join-form.tsx'
import { officePaths } from '../../data/paths.ts'
import { RecoveryCodes } from '../../ui/recovery-codes.tsx'

/** Where the letter of an invitation leads: the token stands after the #, which no server and no log ever sees. */
export function JoinPage() {
  const say = useWords()
  useTitle(say(staffTexts.joinTitle))
  const [token] = useState(() => location.hash.slice(1))
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) {
    return (
      <Door>
        <RecoveryCodes codes={codes} then={officePaths.today} />
      </Door>
    )
  }
  return (
    <Door>
      <JoinForm
        link="invitation"
        token={token}
        heading={({ name }) => (
          <>
            <h1>{say(helloText(name))}</h1>
            <p className="muted mt-2">{say(staffTexts.joinHow)}</p>
          </>
        )}
        onCodes={setCodes}
      />
    </Door>
  )
}

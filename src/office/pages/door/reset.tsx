import { useState } from 'react'
import { doorTexts } from '#texts/office/door.ts'
import { useWords } from '#ui/words/words.ts'
import { useTitle } from '../../data/use-title.ts'
import { Door } from '../../features/door/door.tsx'
import { JoinForm } from '../../features/door/join-form.tsx'
import { officePaths } from '../../data/paths.ts'
import { RecoveryCodes } from '../../ui/recovery-codes.tsx'

/** Where somebody proves anew who they are (ACC-08): the token stands after the #, which no server and no log ever sees. */
export function ResetPage() {
  const say = useWords()
  useTitle(say(doorTexts.resetTitle))
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
        link="reset"
        token={token}
        heading={() => (
          <>
            <h1>{say(doorTexts.resetTitle)}</h1>
            <p className="muted mt-2">{say(doorTexts.resetHow)}</p>
          </>
        )}
        onCodes={setCodes}
      />
    </Door>
  )
}

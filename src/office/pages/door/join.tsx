import { useState } from 'react'
import { staffTexts } from '#texts/office/staff.ts'
import { useWords } from '#ui/words/words.ts'
import { useTitle } from '../../data/use-title.ts'
import { DoorSide } from '../../features/door/door-side.tsx'
import { JoinForm } from '../../features/door/join-form.tsx'
import { RecoveryCodes } from '../../features/door/recovery-codes.tsx'

/** Where the letter of an invitation leads: the token stands after the #, which no server and no log ever sees. */
export function JoinPage() {
  const say = useWords()
  useTitle(say(staffTexts.joinTitle))
  const [token] = useState(() => location.hash.slice(1))
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <div className="door">
      <main className="door-main" id="main">
        <div className="door-form">{codes ? <RecoveryCodes codes={codes} /> : <JoinForm token={token} onCodes={setCodes} />}</div>
      </main>
      <DoorSide />
    </div>
  )
}

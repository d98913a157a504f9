import { useState, type ReactNode } from 'react'
import type { Text } from '#rules/locale.ts'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../data/paths.ts'
import { useTitle } from '../../data/use-title.ts'
import { Door } from '../../features/door/door.tsx'
import { JoinForm } from '../../features/door/join-form.tsx'
import { RecoveryCodes } from '../../ui/recovery-codes.tsx'

type ProvingPageProps = {
  link: 'invitation' | 'reset'
  title: Text
  heading: (person: { name: string }) => ReactNode
}

/**
 * Where the letter of an invitation or of a reset leads, and somebody proves who they will be from now on: the token stands after
 * the #, which no server and no log ever sees.
 */
export function ProvingPage({ link, title, heading }: ProvingPageProps) {
  const say = useWords()
  useTitle(say(title))
  const [token] = useState(() => location.hash.slice(1))
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Door>
      {codes ? (
        <RecoveryCodes codes={codes} then={officePaths.today} />
      ) : (
        <JoinForm link={link} token={token} heading={heading} onCodes={setCodes} />
      )}
    </Door>
  )
}

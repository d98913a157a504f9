import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { doorTexts } from '#texts/office/door.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { problemMessage } from '../../data/problem-message.ts'
import { ProofSteps } from './proof-steps.tsx'

type JoinFormProps = {
  /** Whose link it is: of somebody who was invited, or of who proves anew who they are. */
  link: 'invitation' | 'reset'
  token: string
  /** What stands above, for whom the link is. */
  heading: (person: { name: string; email: string }) => ReactNode
  onCodes: (codes: readonly string[]) => void
}

/** Somebody follows the link of a letter, and proves who they will be from now on (ACC-10). */
export function JoinForm({ link, token, heading, onCodes }: JoinFormProps) {
  const [say, language] = [useWords(), useLanguage()]
  const calls = useOffice()[link]
  // Asked once: each answer has another secret, and an app knows the one that it has scanned.
  const opened = useQuery({
    queryKey: ['link', link, token],
    queryFn: ({ signal }) => calls.open({ token }, { signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  if (opened.isPending) return null
  if (!opened.data) {
    return (
      <div>
        <h1>{say(doorTexts.linkEnded)}</h1>
        <p className="muted mt-2">{problemMessage(opened.error, language)}</p>
      </div>
    )
  }
  const app = opened.data
  return (
    <ProofSteps
      openApp={async () => app}
      offerPasskey={() => calls.passkey({ token })}
      use={(proofs) => calls.use({ token, proofs })}
      onCodes={onCodes}
    >
      <div>
        {heading(app)}
        <p className="dim mt-1 text-sm">{app.email}</p>
      </div>
    </ProofSteps>
  )
}

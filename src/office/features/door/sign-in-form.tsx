import { useState } from 'react'
import type { Me } from '#contract/office/api/me.ts'
import { PasswordStep } from './password-step.tsx'
import { SecondStep } from './second-step.tsx'

type SignInFormProps = {
  onEnter: (me: Me) => void
  /** Who it was until now. */
  email?: string
  /** Without a heading, where another stands above. */
  bare?: boolean
}

/** Password first, then the second factor, each a step of its own. */
export function SignInForm({ onEnter, email = '', bare = false }: SignInFormProps) {
  const [begun, setBegun] = useState<{ token: string; email: string } | null>(null)
  const [isOver, setOver] = useState(false)
  const startOver = (over: boolean) => {
    setBegun(null)
    setOver(over)
  }
  if (begun === null) return <PasswordStep email={email} bare={bare} isOver={isOver} onNext={setBegun} />
  return <SecondStep begun={begun} bare={bare} onEnter={onEnter} onBack={() => startOver(false)} onOver={() => startOver(true)} />
}

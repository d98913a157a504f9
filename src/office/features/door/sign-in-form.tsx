import { useState } from 'react'
import type { Me } from '#contract/office/api/me.ts'
import { ForgotForm } from './forgot-form.tsx'
import { PasswordStep } from './password-step.tsx'
import { SecondStep, type Begun } from './second-step.tsx'
import { SetUpStep } from './set-up-step.tsx'

type SignInFormProps = {
  onEnter: (me: Me) => void
  /** Who it was until now. */
  email?: string
  /** Without a heading, where another stands above. */
  bare?: boolean
}

type Step = { is: 'password'; isOver: boolean } | { is: 'forgot' } | { is: 'second'; begun: Begun } | { is: 'set-up'; token: string }

/** A passkey, or a password and then the second factor, each a step of its own. */
export function SignInForm({ onEnter, email: known = '', bare = false }: SignInFormProps) {
  const [email, setEmail] = useState(known)
  const [step, setStep] = useState<Step>({ is: 'password', isOver: false })
  const startOver = (isOver: boolean) => setStep({ is: 'password', isOver })
  const goOn = (begun: Begun) => {
    setEmail(begun.email)
    setStep(begun.factors.length === 0 ? { is: 'set-up', token: begun.token } : { is: 'second', begun })
  }
  switch (step.is) {
    case 'password':
      return (
        <PasswordStep
          email={email}
          bare={bare}
          isOver={step.isOver}
          onEnter={onEnter}
          onNext={goOn}
          onForgot={(typed) => {
            setEmail(typed)
            setStep({ is: 'forgot' })
          }}
        />
      )
    case 'forgot':
      return <ForgotForm email={email} onBack={() => startOver(false)} />
    case 'set-up':
      return <SetUpStep token={step.token} onDone={() => startOver(false)} />
    case 'second':
      return <SecondStep begun={step.begun} bare={bare} onEnter={onEnter} onBack={() => startOver(false)} onOver={() => startOver(true)} />
  }
}

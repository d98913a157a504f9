import { useState, type SubmitEvent } from 'react'
import { isProblem } from '#contract/shared/problem.ts'
import { languages, type Language } from '#rules/locale.ts'
import { doorTexts } from '#texts/office/door.ts'
import { fullLanguageNames } from '#texts/shared/controls.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { fieldErrors } from '../../data/problem-message.ts'
import { ProofSteps } from './proof-steps.tsx'

type FirstOwnerFormProps = { /** Of the link. */ token: string; onCodes: (codes: readonly string[]) => void }
type Person = { email: string; name: string; language: Language }
type Errors = Readonly<Record<string, string>>

/** Who it is; then how they will prove it. What is wrong with either stands beside its field. */
export function FirstOwnerForm({ token, onCodes }: FirstOwnerFormProps) {
  const [say, spoken] = [useWords(), useLanguage()]
  const { firstOwner } = useOffice()
  const [person, setPerson] = useState<Person>({ email: '', name: '', language: spoken })
  const [step, setStep] = useState<'who' | 'proof' | 'ended'>('who')
  const [errors, setErrors] = useState<Errors>({})
  /** What is wrong with the person is mended where it was typed. */
  const back = (error: unknown): never => {
    const wrong = fieldErrors(error)
    setErrors(wrong)
    if (isProblem(error, 'link_ended')) setStep('ended')
    else if ('email' in wrong || 'name' in wrong) setStep('who')
    throw error
  }
  if (step === 'ended') return <LinkEnded />
  if (step === 'who') return <WhoStep person={person} errors={errors} onType={setPerson} onNext={() => setStep('proof')} />
  return (
    <ProofSteps
      openApp={() => firstOwner.open({ token, email: person.email }).catch(back)}
      offerPasskey={() => firstOwner.passkey({ token, email: person.email, name: person.name }).catch(back)}
      use={(proofs) => firstOwner.use({ token, ...person, proofs }).catch(back)}
      onCodes={onCodes}
    >
      <div>
        <h1>{say(doorTexts.proofTitle)}</h1>
        <p className="muted mt-2">{say(doorTexts.proofHow)}</p>
        <p className="dim mt-1 text-sm">{person.email}</p>
      </div>
    </ProofSteps>
  )
}

type WhoStepProps = { person: Person; errors: Errors; onType: (person: Person) => void; onNext: () => void }

function WhoStep({ person, errors, onType, onNext }: WhoStepProps) {
  const say = useWords()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onNext()
  }
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <div>
        <h1>{say(doorTexts.ownerTitle)}</h1>
        <p className="muted mt-2">{say(doorTexts.ownerHow)}</p>
      </div>
      <TextField
        label={say(doorTexts.name)}
        hint={say(doorTexts.nameHint)}
        name="name"
        autoComplete="name"
        required
        maxLength={80}
        value={person.name}
        error={errors['name']}
        onChange={({ target }) => onType({ ...person, name: target.value })}
      />
      <TextField
        label={say(doorTexts.email)}
        type="email"
        name="email"
        autoComplete="username"
        required
        maxLength={200}
        value={person.email}
        error={errors['email']}
        onChange={({ target }) => onType({ ...person, email: target.value })}
      />
      <SelectField
        label={say(doorTexts.language)}
        value={person.language}
        choices={languages.map((language) => ({ value: language, label: fullLanguageNames[language] }))}
        onChange={({ target }) => onType({ ...person, language: target.value as Language })}
      />
      <Button type="submit" size="big" full>
        {say(doorTexts.next)}
      </Button>
    </form>
  )
}

function LinkEnded() {
  const say = useWords()
  return (
    <div>
      <h1>{say(doorTexts.linkEnded)}</h1>
      <p className="muted mt-2">{say(doorTexts.linkEndedHow)}</p>
    </div>
  )
}

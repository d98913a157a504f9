import { useRef, useState, type SubmitEvent } from 'react'
import { branchLength, holderLength, readBankAccount, type TypedAccount } from '#rules/payments/bank-account.ts'
import { banks } from '#rules/reference/banks.ts'
import { fieldTexts } from '#texts/shared/fields.ts'
import { refundAccountTexts } from '#texts/shop/afterwards/refund-account.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'

/** Chosen in the list of banks by whoever has an account at an association, of which there are hundreds. */
const association = 'association'

/** Typed letters beyond what fits are pointed out, not cut off. */
const typedLetters = { number: 40, holder: 2 * holderLength, branch: 2 * branchLength }

const blank = { bank: '', code: '', branch: '', number: '', holder: '' }
type Draft = typeof blank

const typedOf = ({ bank, code, ...rest }: Draft): TypedAccount => ({ bankCode: bank === association ? code : bank, ...rest })

/** What a field takes: its value, what is wrong with it, and who hears of its changes. */
type FieldOf = (name: keyof Draft) => {
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
  onBlur: () => void
}

/** An account of the buyer's own, in their words; what is wrong with it stands at its field. */
export function AccountForm({ onEnter }: { onEnter: (typed: TypedAccount) => Promise<void> }) {
  const say = useWords()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(blank)
  const [left, setLeft] = useState<ReadonlySet<keyof Draft>>(new Set())
  const [showsAll, setShowsAll] = useState(false)
  const [busy, setBusy] = useState(false)
  const read = readBankAccount(typedOf(draft))
  const faults = read.ok ? {} : read.refusal.errors
  const field: FieldOf = (name) => {
    const fault = name === 'bank' || name === 'code' ? faults.bankCode : faults[name]
    return {
      value: draft[name],
      error: fault && (showsAll || left.has(name)) ? say(fieldTexts[fault]) : undefined,
      onChange: ({ target }) => setDraft((before) => ({ ...before, [name]: target.value })),
      onBlur: () => setLeft((before) => new Set(before).add(name)),
    }
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    setShowsAll(true)
    if (!read.ok) return focusFirst(form.current)
    setBusy(true)
    await onEnter(typedOf(draft))
    setBusy(false)
  }
  return (
    <form ref={form} className="mt-5 grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <div className="two-columns">
        <BankFields field={field} isAssociation={draft.bank === association} />
        <TextField
          label={say(refundAccountTexts.branch)}
          optional
          autoComplete="off"
          maxLength={typedLetters.branch}
          {...field('branch')}
        />
        <TextField
          label={say(refundAccountTexts.number)}
          hint={say(refundAccountTexts.numberHint)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={typedLetters.number}
          required
          {...field('number')}
        />
        <TextField
          label={say(refundAccountTexts.holder)}
          hint={say(refundAccountTexts.holderHint)}
          autoComplete="name"
          maxLength={typedLetters.holder}
          required
          {...field('holder')}
        />
      </div>
      <p className="muted text-sm">{say(refundAccountTexts.kept)}</p>
      <div className="flex justify-end">
        <Button type="submit" busy={busy}>
          {say(refundAccountTexts.send)}
        </Button>
      </div>
    </form>
  )
}

/** The bank from the list; an association, which is none of them, by the code in its passbook. */
function BankFields({ field, isAssociation }: { field: FieldOf; isAssociation: boolean }) {
  const say = useWords()
  const bank = field('bank')
  return (
    <>
      <SelectField
        label={say(refundAccountTexts.bank)}
        placeholder={say(refundAccountTexts.chooseBank)}
        choices={[
          ...banks.map(({ code, name }) => ({ value: code, label: `${code} ${say(name)}` })),
          { value: association, label: say(refundAccountTexts.association) },
        ]}
        required
        {...bank}
        error={isAssociation ? undefined : bank.error}
      />
      {isAssociation && (
        <TextField
          label={say(refundAccountTexts.code)}
          hint={say(refundAccountTexts.codeHint)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          required
          {...field('code')}
        />
      )}
    </>
  )
}

/** Once the errors stand at their fields. */
function focusFirst(form: HTMLFormElement | null) {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

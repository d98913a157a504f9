import { useState, type FormEvent, type ReactNode } from 'react'
import { isInInstalments } from '#rules/payments/payment-methods.ts'
import { confirmFor, confirmTexts, primeFailed } from '#texts/shop/checkout.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/choices.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { CardForm, KeepCard } from '../payment/card-form.tsx'
import type { Filled } from './card-sent.ts'
import type { ConfirmProps } from './confirm-props.ts'
import { InstallmentChoice } from '../payment/installment-choice.tsx'
import { chosenCard, firstUsable, savedCardFault } from '../payment/member-cards.ts'
import { SavedCards } from '../payment/saved-cards.tsx'
import { useCardFields } from '../payment/use-card-fields.ts'
import { useCodeField } from '../payment/use-code-field.ts'
import { useTpDirect, type TpDirectState } from '../payment/use-tpdirect.ts'

/** Paid by card, at once or in parts: with a saved card or a new one (CK4-02 to CK4-11). */
export function CardConfirm({ confirming }: ConfirmProps) {
  const say = useWords()
  const { draft, change, total, memberCards, app } = confirming
  const company = useTpDirect(app)
  const [source, setSource] = useState<'saved' | 'new'>(firstUsable(memberCards) ? 'saved' : 'new')
  const segments = [
    { value: 'saved', label: say(confirmTexts.useSaved) },
    { value: 'new', label: say(confirmTexts.useNew) },
  ] as const
  const Form = source === 'saved' ? SavedCardForm : NewCardForm
  return (
    <>
      {draft.payway && isInInstalments(draft.payway) && <InstallmentChoice draft={draft} change={change} total={total} />}
      {memberCards.cards.length > 0 && (
        <Segments legend={say(confirmTexts.cardSource)} name="card-source" value={source} segments={segments} onChange={setSource} />
      )}
      <Form confirming={confirming} company={company} />
    </>
  )
}

type CardFormProps = ConfirmProps & { company: TpDirectState }

function NewCardForm({ confirming, company }: CardFormProps) {
  const say = useWords()
  const placeholders = { number: '0000 0000 0000 0000', expiry: say(confirmTexts.expiryPlaceholder), ccv: 'CCV' }
  const fields = useCardFields(company, { placeholders })
  const [isAsked, setIsAsked] = useState(false)
  const fillIn = async (): Promise<Filled> => {
    setIsAsked(true)
    if (company.state !== 'ready' || !fields.update.canGetPrime) {
      fields.focusFirstWrong()
      return { missing: confirmTexts.cardWrong }
    }
    const { status, msg, card } = await fields.getPrime()
    return status === 0 && card ? { card: { prime: card.prime } } : { missing: primeFailed(msg, status) }
  }
  return (
    <ConfirmForm confirming={confirming} fillIn={fillIn}>
      <CardForm company={company} fields={fields} showAll={isAsked}>
        {confirming.canKeepCard !== false && <KeepCard draft={confirming.draft} change={confirming.change} />}
      </CardForm>
    </ConfirmForm>
  )
}

function SavedCardForm({ confirming, company }: CardFormProps) {
  const { draft, change, memberCards } = confirming
  const { card_id } = draft.card_info
  const chosen = chosenCard(memberCards, card_id)
  const code = useCodeField(company, { cardType: chosen?.brand ?? 'unknown' })
  const [isAsked, setIsAsked] = useState(false)
  const fillIn = async (): Promise<Filled> => {
    setIsAsked(true)
    const fault = savedCardFault(chosen, code.status)
    if (fault) {
      code.focus()
      return { missing: confirmTexts[fault] }
    }
    const { status, msg, ccv_prime } = await code.getPrime()
    return status === 0 && ccv_prime ? { card: { card_id, ccv_prime } } : { missing: primeFailed(msg, status) }
  }
  return (
    <ConfirmForm confirming={confirming} fillIn={fillIn}>
      <SavedCards company={company} code={code} saved={memberCards} draft={draft} change={change} showAll={isAsked} />
    </ConfirmForm>
  )
}

/** The button says what it does and how much it takes (CK4-13). */
function ConfirmForm({ confirming, fillIn, children }: ConfirmProps & { fillIn: () => Promise<Filled>; children: ReactNode }) {
  const say = useWords()
  const language = useLanguage()
  const { busy, place, total, words } = confirming
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void place(fillIn)
  }
  return (
    <form className="step-form" noValidate onSubmit={submit}>
      {children}
      <Button type="submit" size="big" full busy={busy}>
        <Icon name="lock" />
        {say(confirmFor(words.confirm, formatTwd(total, language)))}
      </Button>
    </form>
  )
}

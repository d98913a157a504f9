import { useState, type FormEvent } from 'react'
import { isCardPayway } from '#rules/payway.ts'
import { confirmFor, confirmTexts, pointsToEarn } from '#texts/checkout.ts'
import { formatNumber, formatTwd } from '#texts/format.ts'
import { Blossom } from '../../ui/blossom.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { CardForm } from './card-form.tsx'
import type { CheckoutNeeds } from './checkout-needs.ts'
import { useCardFields } from './use-card-fields.ts'
import type { CheckoutState } from './use-checkout.ts'
import { usePlaceOrder, type CardFilled } from './use-place-order.ts'

type ConfirmStepProps = { checkout: CheckoutState; needs: CheckoutNeeds }

/** Step 4: the amount, what it earns, the card, and the one button that orders (CK4-01 to CK4-15). */
export function ConfirmStep({ checkout, needs }: ConfirmStepProps) {
  const say = useWords()
  const language = useLanguage()
  const { draft, totals } = checkout
  const takesCard = draft.payway !== null && isCardPayway(draft.payway) && totals.grand_total > 0
  return (
    <>
      <div className="total-box">
        <div>
          <span className="muted small">{say(confirmTexts.total)}</span>
          <br />
          <span className="price total">{formatTwd(totals.grand_total, language)}</span>
        </div>
        {totals.points_earned > 0 && (
          <Tag kind="points">
            <Blossom className="icon filled" />
            {say(pointsToEarn(formatNumber(totals.points_earned, language)))}
          </Tag>
        )}
      </div>
      {takesCard ? <CardConfirm checkout={checkout} needs={needs} /> : <PlainConfirm checkout={checkout} needs={needs} />}
    </>
  )
}

function CardConfirm({ checkout, needs }: ConfirmStepProps) {
  const say = useWords()
  const language = useLanguage()
  const { id, key } = { id: needs.user.constants.app_id, key: needs.user.constants.app_key }
  const placeholders = { number: '0000 0000 0000 0000', expiry: say(confirmTexts.expiryPlaceholder), ccv: 'CCV' }
  const fields = useCardFields({ id, key, placeholders })
  const [isAsked, setIsAsked] = useState(false)
  const fillIn: CardFilled = async () => {
    setIsAsked(true)
    if (fields.state === 'ready' && fields.update.canGetPrime) return fields.getPrime()
    fields.focusFirstWrong()
    return null
  }
  const { busy, place } = usePlaceOrder({ checkout, needs, fillIn })
  return (
    <form className="step-form" noValidate onSubmit={(event) => submit(event, place)}>
      <CardForm fields={fields} draft={checkout.draft} change={checkout.change} showAll={isAsked} />
      <Button type="submit" size="big" full busy={busy}>
        <Icon name="lock" />
        {say(confirmFor(confirmTexts.confirm, formatTwd(checkout.totals.grand_total, language)))}
      </Button>
    </form>
  )
}

function PlainConfirm({ checkout, needs }: ConfirmStepProps) {
  const say = useWords()
  const { busy, place } = usePlaceOrder({ checkout, needs, fillIn: 'no-card' })
  return (
    <form className="step-form" onSubmit={(event) => submit(event, place)}>
      <Button type="submit" size="big" full busy={busy}>
        {say(confirmTexts.complete)}
      </Button>
    </form>
  )
}

function submit(event: FormEvent, place: () => Promise<void>): void {
  event.preventDefault()
  void place()
}

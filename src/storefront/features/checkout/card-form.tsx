import { useId } from 'react'
import type { Draft } from '#rules/checkout-draft.ts'
import { cardNetworks } from '#rules/constants.ts'
import type { Text } from '#rules/locale.ts'
import { confirmTexts } from '#texts/checkout.ts'
import { Button } from '../../ui/button.tsx'
import { CardBrand } from '../../ui/card-brand.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { PetalLoader } from '../../ui/waiting.tsx'
import { useWords } from '../../ui/words.ts'
import type { ChangeDraft } from './change-draft.ts'
import type { CardFieldName, CardFields } from './use-card-fields.ts'

type CardFormProps = { fields: CardFields; draft: Draft; change: ChangeDraft; showAll: boolean }

/** A new card, typed into fields that belong to the card company (CK4-04). */
export function CardForm({ fields, draft, change, showAll }: CardFormProps) {
  const say = useWords()
  const title = useId()
  const remember = draft.card_info.remember
  return (
    <div className="card-form" role="group" aria-labelledby={title}>
      <div className="card-form-head">
        <h3 id={title}>{say(confirmTexts.newCard)}</h3>
        <span className="card-brands" role="img" aria-label={`${say(confirmTexts.cardsAre)}: Visa, Mastercard, JCB`}>
          {cardNetworks.map((network) => (
            <CardBrand key={network} brand={network} faded={!isSeen(fields.update.cardType, network)} />
          ))}
        </span>
      </div>
      {fields.state === 'loading' && <PetalLoader text={say(confirmTexts.fieldsLoading)} />}
      {fields.state === 'failed' && (
        <div className="card-failed" role="alert">
          <p>{say(confirmTexts.fieldsFailed)}</p>
          <Button kind="secondary" size="small" onClick={fields.again}>
            {say(confirmTexts.again)}
          </Button>
        </div>
      )}
      <div className={classNames('two-columns', fields.state !== 'ready' && 'not-yet')}>
        <HostedField wide name="number" label={confirmTexts.cardNumber} wrong={confirmTexts.numberWrong} fields={fields} showAll={showAll} />
        <HostedField name="expiry" label={confirmTexts.expiry} wrong={confirmTexts.expiryWrong} fields={fields} showAll={showAll} />
        <HostedField name="ccv" label={confirmTexts.securityCode} wrong={confirmTexts.securityCodeWrong} fields={fields} showAll={showAll} />
      </div>
      <Checkbox checked={remember} onChange={(event) => change((before) => ({ ...before, card_info: { ...before.card_info, remember: event.target.checked } }))}>
        {say(confirmTexts.remember)}
      </Checkbox>
    </div>
  )
}

/** Until a brand is recognised, all of them are meant. */
function isSeen(cardType: string, network: string): boolean {
  return cardType === 'unknown' || cardType === network
}

type HostedFieldProps = { name: CardFieldName; label: Text; wrong: Text; fields: CardFields; showAll: boolean; wide?: boolean }

/** A place for one of the company's frames, dressed like our inputs. */
function HostedField({ name, label, wrong, fields, showAll, wide = false }: HostedFieldProps) {
  const say = useWords()
  const id = useId()
  const status = fields.update.status[name]
  const isWrong = status === 2 || (showAll && status !== 0)
  return (
    <div className={wide ? 'field wide' : 'field'} role="group" aria-labelledby={id} aria-describedby={isWrong ? `${id}-note` : undefined}>
      <span className="label" id={id}>
        {say(label)}
      </span>
      <div className={classNames('input', 'hosted', isWrong && 'wrong')} ref={fields.places[name]} />
      {isWrong && (
        <div id={`${id}-note`} className="error-text">
          <Icon name="alert" />
          <span>{say(wrong)}</span>
        </div>
      )}
    </div>
  )
}

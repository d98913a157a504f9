import { useId, type ReactNode } from 'react'
import type { Draft } from '#rules/checkout/checkout-draft.ts'
import { cardNetworks } from '#rules/constants.ts'
import { confirmTexts } from '#texts/shop/checkout.ts'
import { CardBrand } from '#ui/pictures/card-brand.tsx'
import { Checkbox } from '#ui/controls/choices.tsx'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/words/words.ts'
import type { ChangeDraft } from '../change-draft.ts'
import { HostedField } from './hosted-field.tsx'
import { LibraryState } from './library-state.tsx'
import type { CardFieldName, CardFields } from './use-card-fields.ts'
import type { TpDirectState } from './use-tpdirect.ts'

type CardFormProps = { company: TpDirectState; fields: CardFields; showAll: boolean; children?: ReactNode }

/** A new card, typed into fields that belong to the card company (CK4-04). */
export function CardForm({ company, fields, showAll, children }: CardFormProps) {
  const say = useWords()
  const title = useId()
  const { update, places } = fields
  const wrongOf = (name: CardFieldName) =>
    update.status[name] === 2 || (showAll && update.status[name] !== 0) ? confirmTexts[`${name}Wrong`] : null
  return (
    <div className="card-form" role="group" aria-labelledby={title}>
      <div className="card-form-head">
        <h3 id={title}>{say(confirmTexts.newCard)}</h3>
        <span className="card-brands" role="img" aria-label={`${say(confirmTexts.cardsAre)}: Visa, Mastercard, JCB`}>
          {cardNetworks.map((network) => (
            <CardBrand key={network} brand={network} faded={!isSeen(update.cardType, network)} />
          ))}
        </span>
      </div>
      <LibraryState company={company} />
      <div className={classNames('two-columns', company.state !== 'ready' && 'not-yet')}>
        <HostedField wide label={confirmTexts.cardNumber} place={places.number} wrong={wrongOf('number')} />
        <HostedField label={confirmTexts.expiry} place={places.expiry} wrong={wrongOf('expiry')} />
        <HostedField label={confirmTexts.securityCode} place={places.ccv} wrong={wrongOf('ccv')} />
      </div>
      {children}
    </div>
  )
}

/** Whether the card that is typed is kept for the next time. */
export function KeepCard({ draft, change }: { draft: Draft; change: ChangeDraft }) {
  const say = useWords()
  const remember = (isOn: boolean) => change((before) => ({ ...before, card_info: { ...before.card_info, remember: isOn } }))
  return (
    <Checkbox checked={draft.card_info.remember} onChange={(event) => remember(event.target.checked)}>
      {say(confirmTexts.remember)}
    </Checkbox>
  )
}

/** Until a brand is recognised, all of them are meant. */
function isSeen(cardType: string, network: string): boolean {
  return cardType === 'unknown' || cardType === network
}

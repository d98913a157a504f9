import type { SavedCard } from '#contract/shop/api/cards.ts'
import type { Draft } from '#rules/checkout/checkout-draft.ts'
import { cardEnding, cardUntil, confirmTexts } from '#texts/shop/checkout.ts'
import { CardBrand } from '#ui/pictures/card-brand.tsx'
import { OptionCard } from '#ui/controls/choices.tsx'
import { classNames } from '#ui/class-names.ts'
import { Tag } from '#ui/words/tag.tsx'
import { useWords } from '#ui/words/words.ts'
import type { ChangeDraft } from '../change-draft.ts'
import type { MemberCards } from './member-cards.ts'
import { HostedField } from './hosted-field.tsx'
import { LibraryState } from './library-state.tsx'
import type { CodeField } from './use-code-field.ts'
import type { TpDirectState } from './use-tpdirect.ts'

type SavedCardsProps = { company: TpDirectState; code: CodeField; saved: MemberCards; draft: Draft; change: ChangeDraft; showAll: boolean }

/** The member's cards, the default one first and marked; the chosen one wants its code again (CK4-02, CK4-06). */
export function SavedCards({ company, code, saved, draft, change, showAll }: SavedCardsProps) {
  const say = useWords()
  const isCodeWrong = code.status === 2 || (showAll && code.status !== 0)
  const choose = (card_id: string) => change((before) => ({ ...before, card_info: { ...before.card_info, card_id } }))
  return (
    <div className="card-form">
      <div className="options" role="radiogroup" aria-label={say(confirmTexts.savedCards)}>
        {saved.cards.map((card) => (
          <SavedCardOption
            key={card.uuid}
            card={card}
            isDefault={card.uuid === saved.defaultId}
            isChosen={card.uuid === draft.card_info.card_id}
            onChoose={choose}
          />
        ))}
      </div>
      <LibraryState company={company} />
      <div className={classNames('two-columns', company.state !== 'ready' && 'not-yet')}>
        <HostedField label={confirmTexts.savedCode} place={code.place} wrong={isCodeWrong ? confirmTexts.savedCodeWrong : null} />
      </div>
    </div>
  )
}

type OptionProps = { card: SavedCard; isDefault: boolean; isChosen: boolean; onChoose: (uuid: string) => void }

/** A card that cannot pay any more stays in sight, with the reason. */
function SavedCardOption({ card, isDefault, isChosen, onChoose }: OptionProps) {
  const say = useWords()
  const { uuid, alias, brand, last4, exp_month, exp_year, enabled, error } = card
  return (
    <OptionCard
      name="saved-card"
      value={uuid}
      checked={isChosen}
      disabled={!enabled}
      onChange={() => onChoose(uuid)}
      title={
        <>
          <CardBrand brand={brand} faded={!enabled} /> {say(cardEnding(last4))} {alias && <span className="inline-block">{alias}</span>}
        </>
      }
      note={error ?? say(cardUntil(exp_month, exp_year))}
      aside={isDefault && <Tag>{say(confirmTexts.defaultCard)}</Tag>}
    />
  )
}

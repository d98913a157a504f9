import './cards.css'
import { useState } from 'react'
import type { SavedCard as Card } from '#contract/shop/api/cards.ts'
import { cardEnding, cardTexts, deleteCardOf, expiresIn, makeDefaultOf, nameCardOf } from '#texts/shop/cards.ts'
import { Blossom } from '#ui/pictures/blossom.tsx'
import { Button } from '#ui/controls/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useWords } from '#ui/words/words.ts'
import { AliasForm } from './alias-form.tsx'

type SavedCardProps = {
  card: Card
  isDefault: boolean
  /** Its place in the list: neighbours differ in colour. */
  place: number
  onDefault: () => Promise<void>
  /** Answers whether the name was saved. */
  onAlias: (alias: string) => Promise<boolean>
  onDelete: () => void
}

/** One saved card: what it looks like, and what can be done with it. One that cannot pay says why (CRD-08). */
export function SavedCard({ card, isDefault, place, onDefault, onAlias, onDelete }: SavedCardProps) {
  const say = useWords()
  const [naming, setNaming] = useState(false)
  const [busy, setBusy] = useState(false)
  const name = card.alias ?? say(cardEnding(card.last4))
  const makeDefault = async () => {
    setBusy(true)
    await onDefault()
    setBusy(false)
  }
  const save = async (alias: string) => {
    const saved = await onAlias(alias)
    if (saved) setNaming(false)
    return saved
  }
  return (
    <li className="saved-card">
      <CardFace card={card} isDefault={isDefault} place={place} />
      {card.error && (
        <p className="error-text">
          <Icon name="alert" />
          <span>{card.error}</span>
        </p>
      )}
      {naming ? (
        <AliasForm alias={card.alias ?? ''} onSave={save} onCancel={() => setNaming(false)} />
      ) : (
        <div className="acts">
          {card.enabled && !isDefault && (
            <Button kind="ghost" size="small" busy={busy} aria-label={say(makeDefaultOf(name))} onClick={() => void makeDefault()}>
              {say(cardTexts.makeDefault)}
            </Button>
          )}
          <Button kind="ghost" size="small" aria-label={say(nameCardOf(name))} onClick={() => setNaming(true)}>
            <Icon name="edit" size="small" />
            {say(cardTexts.rename)}
          </Button>
          <Button kind="ghost" size="small" className="text-danger" aria-label={say(deleteCardOf(name))} onClick={onDelete}>
            <Icon name="trash" size="small" />
            {say(cardTexts.delete)}
          </Button>
        </div>
      )}
    </li>
  )
}

const brandNames = { visa: 'VISA', mastercard: 'Mastercard', jcb: 'JCB' } as const

function CardFace({ card, isDefault, place }: Pick<SavedCardProps, 'card' | 'isDefault' | 'place'>) {
  const say = useWords()
  const { alias, brand, last4, enabled, exp_month, exp_year } = card
  return (
    <div className={classNames('card-face', enabled ? place % 2 === 1 && 'celadon' : 'off')}>
      <Blossom className="mark" />
      <div className="head">
        <span className="brand" lang="en">
          {brandNames[brand]}
        </span>
        {isDefault && <span className="tag">{say(cardTexts.default)}</span>}
      </div>
      {alias && <h2>{alias}</h2>}
      <div>
        <p className="number num">
          <span aria-hidden="true">•••• •••• •••• </span>
          <span className="hidden-text">{say(cardTexts.ending)}</span>
          {last4}
        </p>
        <p className="small num">{say(expiresIn(`${String(exp_month).padStart(2, '0')}/${String(exp_year).slice(2)}`))}</p>
      </div>
    </div>
  )
}

import type { Draft } from '#rules/checkout/checkout-draft.ts'
import type { Text } from '#rules/locale.ts'
import type { Twd } from '#rules/money.ts'
import type { ChangeDraft } from '../change-draft.ts'
import type { MemberCards } from '../payment/member-cards.ts'
import type { CardApp } from '../payment/tpdirect.ts'
import type { Place } from '../use-placing.ts'

/** What every way of confirming works with, at the end of the checkout and for an order that waits. */
export type Confirming = {
  draft: Draft
  change: ChangeDraft
  /** What is to be paid. */
  total: Twd
  memberCards: MemberCards
  app: CardApp
  /** False where nobody knows who pays: no card is kept then. */
  canKeepCard?: boolean
  busy: boolean
  place: Place
  /** What the button says: where a card is charged, and where nothing more is asked here. */
  words: { confirm: Text; complete: Text }
}

export type ConfirmProps = { confirming: Confirming }

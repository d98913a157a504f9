import { useState } from 'react'
import type { CartItem } from '#contract/shop/api/cart.ts'
import { keepDraft } from '#storefront/features/checkout/kept-draft.ts'
import { leaveForCheckout } from '#storefront/features/checkout/handover.ts'
import { findRefused, forgetRefused, type RefusedCheckout } from '#storefront/features/checkout/refused-checkout.ts'
import { useMember } from '#storefront/features/member/member.tsx'
import { declinedReason, refusedCartTexts } from '#texts/shop/afterwards/refused-cart.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Panel } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** The checkout of this member whose card was refused, as long as all that it ordered is still in the cart. */
export function useRefused(lines: readonly CartItem[]): { refused: RefusedCheckout | null; forget: () => void } {
  const member = useMember()
  const memberId = member.state === 'signed-in' ? member.user.id : null
  const [refused, setRefused] = useState(() => (memberId === null ? null : findRefused(memberId)))
  const isThere = refused?.handover.cartItemIds.every((id) => lines.some((line) => line.id === id)) ?? false
  const forget = () => {
    forgetRefused()
    setRefused(null)
  }
  return { refused: isThere ? refused : null, forget }
}

/** Why the card was not taken, and the one step to pay otherwise: what was typed is there as it was (CRT-56). */
export function RefusedBanner({ refused, onClose }: { refused: RefusedCheckout; onClose: () => void }) {
  const say = useWords()
  const language = useLanguage()
  const { memberId, begun, handover, code } = refused
  const payOtherwise = () => {
    keepDraft({ memberId, begun })
    leaveForCheckout({ ...handover, language })
  }
  return (
    <Panel className="refused-banner" aria-label={say(refusedCartTexts.title)}>
      <div>
        <h2>{say(refusedCartTexts.title)}</h2>
        <p>{say(declinedReason(code))}</p>
        <p className="muted small">{say(refusedCartTexts.kept)}</p>
      </div>
      <Button size="big" onClick={payOtherwise}>
        {say(refusedCartTexts.payOtherwise)}
      </Button>
      <IconButton label={say(refusedCartTexts.close)} onClick={onClose}>
        <Icon name="x" />
      </IconButton>
    </Panel>
  )
}

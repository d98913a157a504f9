import { useEffect, useMemo, useState } from 'react'
import { flagsOf } from '#rules/cart/cart-flags.ts'
import { chooseShipping, settleDraft } from '#rules/checkout/checkout-draft.ts'
import { totalOrder } from '#rules/checkout/order-totals.ts'
import { isOverseasCountry } from '#rules/shipping/shipping.ts'
import type { ShippingMethod } from '#rules/shipping/shipping.ts'
import { useTerms } from '#ui/use-terms.ts'
import { useLanguage } from '#ui/words/words.ts'
import type { ChangeDraft } from './change-draft.ts'
import type { CheckoutNeeds } from './checkout-needs.ts'
import { arrangeCards, firstUsable, noCards } from './payment/member-cards.ts'
import { useDraft } from './use-draft.ts'
import { useSavedData } from './use-saved-data.ts'
import { useWallets } from './payment/use-wallets.ts'

/** The draft with what the goods, the amounts and earlier orders say about it. */
export function useCheckout({ client, user, lines, discount, progress, onProblem }: CheckoutNeeds) {
  const language = useLanguage()
  const terms = useTerms()
  const drafting = useDraft({ client, progress })
  const { isNew, draft, change } = drafting
  const temperature = lines[0]?.product.temperature ?? 'normal'
  const saved = useSavedData({ client, email: user.email ?? '', isNew, draft, change, temperature, language, onProblem })
  const flags = useMemo(() => flagsOf(lines), [lines])
  const country = saved.contacts.find(({ id }) => id === draft.contact_id)?.country ?? draft.foreign_contact_attributes.country
  const fee = feeStateOf(draft.shipping_method, country)
  const totals = totalOrder({
    lines,
    discount: discount?.amount ?? 0,
    method: draft.shipping_method,
    country,
    paymentMethod: draft.payway,
    terms,
  })
  const chooseMethod = (method: ShippingMethod) => change((before) => chooseShipping(before, method))
  const { app_id: id, app_key: key } = user.constants
  const device = useWallets({ id, key }, { isWanted: draft.shipping_method !== null })
  const settled = settleDraft(draft, { flags, items_total: totals.items_total, grand_total: totals.grand_total, language, device })
  useEffect(() => {
    if (settled !== draft) change(() => settled)
  }, [settled, draft, change])
  return { ...drafting, chooseMethod, saved, flags, totals, fee, temperature, device, ...useMemberCards({ client, change, onProblem }) }
}
/** The saved cards, loaded before step 4 opens (CK3-11). When they do not come, a new card can still be typed. */
function useMemberCards({ client, change, onProblem }: Pick<CheckoutNeeds, 'client' | 'onProblem'> & { change: ChangeDraft }) {
  const [memberCards, setMemberCards] = useState(noCards)
  const loadCards = async () => {
    try {
      const cards = arrangeCards(await client.cards.list())
      setMemberCards(cards)
      change((before) => ({ ...before, card_info: { ...before.card_info, card_id: firstUsable(cards) } }))
    } catch (error) {
      onProblem(error)
    }
  }
  return { memberCards, loadCards }
}

/** What the delivery fee of the summary is: the cart's guess, open until a country is chosen, or what will be charged. */
export type FeeState = 'estimated' | 'open' | 'known'

function feeStateOf(method: ShippingMethod | null, country: string): FeeState {
  if (method === null) return 'estimated'
  return method === 'ups' && !isOverseasCountry(country) ? 'open' : 'known'
}

export type CheckoutState = ReturnType<typeof useCheckout>

import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { CartItem } from '#contract/shop/api/cart.ts'
import { pointsOf } from '#rules/cart/cart-line.ts'
import { quoteCart, type CartQuote } from '#rules/cart/cart-quote.ts'
import { sum } from '#rules/money.ts'
import { earnedPoints } from '#rules/points/points.ts'
import { regularTotal } from '#rules/promotions/promotions.ts'
import { temperatures, type Temperature } from '#rules/temperature.ts'
import type { DeliveryTerms } from '#rules/terms.ts'
import { cartTexts, lineDeleted, lineRecovered, maximumReached, recoverLine } from '#texts/shop/cart.ts'
import { AddOnOffers } from '#storefront/features/cart/add-on-offers.tsx'
import { CartLine, type LineActs } from '#storefront/features/cart/cart-line.tsx'
import { CheckoutBar } from '#storefront/features/cart/checkout-bar.tsx'
import { DiscountField } from '#storefront/features/cart/discount-field.tsx'
import type { DiscountState } from '#storefront/features/cart/discount-state.ts'
import { changesOf } from '#storefront/features/cart/line-changes.ts'
import { Settlement, type SettlementFacts } from '#storefront/features/cart/settlement.tsx'
import { TemperatureGroup } from '#storefront/features/cart/temperature-group.tsx'
import { useSelection, type CartSelection } from '#storefront/features/cart/use-selection.ts'
import { leaveForCheckout } from '#storefront/features/checkout/handover.ts'
import { useMember } from '#storefront/features/member/member.tsx'
import { Button } from '#ui/controls/button.tsx'
import { UndoRow } from '#ui/controls/undo-row.tsx'
import { pressedPart } from '#ui/controls/pressed-part.tsx'
import { SideColumns } from '#ui/side-columns.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useWords } from '#ui/words/words.ts'
import { useAddOn } from '#storefront/data/cart/use-add-on.ts'
import { useDiscount } from '#storefront/data/cart/use-discount.ts'
import { useLineRemovals } from '#storefront/data/cart/use-line-removals.ts'
import { useQuantityChanges } from '#storefront/data/cart/use-quantity-changes.ts'
import { usePromotions } from '#storefront/data/cart/use-promotions.ts'
import { useRedemption } from '#storefront/data/cart/use-redemption.ts'
import { useShop } from '#storefront/data/use-shop.ts'
import { useShownLines } from '#storefront/data/cart/use-shown-lines.ts'

const CodeDialog = pressedPart(async () => (await import('#storefront/features/cart/code-dialog.tsx')).CodeDialog)
const EditPicks = pressedPart(async () => (await import('./edit-picks.tsx')).EditPicks)

const nobody = { shopping_point: 0, vip: 0 }

/** A cart with something in it: its groups, and what the selected lines cost. */
export function FilledCart({ lines: saved, now }: { lines: readonly CartItem[]; now: Date }) {
  const say = useWords()
  const { language } = useShop()
  const member = useMember()
  const { shopping_point: balance, vip } = member.state === 'signed-in' ? member.user : nobody
  const quantities = useQuantityChanges()
  const removals = useLineRemovals()
  const redemption = useRedemption({ lines: saved, balance })
  const lines = saved.map((line) => ({ ...line, remove: removals.removed.has(line.id) }))
  const promotions = usePromotions()
  const selection = useSelection({ lines, promotions, now, vip })
  const addOns = useAddOn({ onAdded: selection.select })
  const chosen = lines.filter(({ id }) => selection.selected.includes(id))
  const { discount, asking, type, apply } = useDiscount(chosen)
  const facts = useSettlementFacts(chosen, { balance, discount })
  const isSaving = quantities.wanted.size > 0 || redemption.redeemingId !== undefined || asking
  const isNotYet = chosen.length === 0 || facts.quote.points_cost > balance
  const leave = async () => {
    await removals.finishAll()
    leaveForCheckout({ cartItemIds: selection.selected, discountCode: discount.status === 'success' ? discount.code : null, language })
  }
  const [asksForCode, setAsksForCode] = useState(false)
  const isCodeLeft = discount.status === 'pending' && discount.code.trim() !== ''
  const action = (
    <Button size="big" full disabled={isNotYet} busy={isSaving} onClick={() => (isCodeLeft ? setAsksForCode(true) : void leave())}>
      {say(cartTexts.checkout)}
    </Button>
  )
  const discountField = <DiscountField discount={discount} asking={asking} onType={type} onApply={apply} />
  const shown = useShownLines(saved)
  const [editing, setEditing] = useState<CartItem>()
  const pointsLeft = balance - pointsOf(lines.filter(({ remove }) => !remove))
  const groups = useFocusKept(saved.length + removals.removed.size)
  const { acts, recover, announced } = useLineActs({ selection, quantities, removals, redemption })
  const drawLine = (line: CartItem) =>
    line.remove ? (
      <UndoRow
        key={line.id}
        said={say(lineDeleted(line.product.name))}
        undo={say(cartTexts.recover)}
        undoLabel={say(recoverLine(line.product.name))}
        onRecover={() => recover(line)}
        onTimeOver={() => removals.finish(line.id)}
      />
    ) : (
      <CartLine
        key={line.id}
        line={line}
        quantity={quantities.wanted.get(line.id) ?? line.quantity}
        selected={selection.selected.includes(line.id)}
        reason={selection.reasons.get(line.id) ?? null}
        redeeming={redemption.redeemingId === line.id}
        pointsLeft={pointsLeft}
        changes={changesOf(line, shown.get(line.id))}
        onEditPicks={setEditing}
        {...acts}
      />
    )
  const drawOffers = (temperature: Temperature) => {
    const promotion = promotions[temperature]
    const total = regularTotal(chosen, temperature)
    return promotion && <AddOnOffers promotion={promotion} total={total} addingId={addOns.addingId} onAdd={addOns.add} />
  }
  return (
    <>
      <p className="muted mb-6">{say(cartTexts.note)}</p>
      <p className="hidden-text" role="status">
        {announced}
      </p>
      <SideColumns sideLabel={say(cartTexts.summary)} side={<Settlement {...facts} discountField={discountField} action={action} />}>
        <div ref={groups} tabIndex={-1} className="outline-none">
          {temperatures.map((temperature) => (
            <Group
              key={temperature}
              temperature={temperature}
              lines={lines}
              selection={selection}
              drawLine={drawLine}
              offers={drawOffers(temperature)}
            />
          ))}
        </div>
      </SideColumns>
      {asksForCode && (
        <CodeDialog code={discount.code} onApply={apply} onWithout={() => void leave()} onClose={() => setAsksForCode(false)} />
      )}
      {editing && <EditPicks line={editing} onClose={() => setEditing(undefined)} />}
      <CheckoutBar quote={facts.quote} isEmpty={chosen.length === 0} action={action} />
    </>
  )
}

/** Whoever was at a line that is gone or has come back goes on at the lines, and not at the top of the page. */
function useFocusKept(changing: number) {
  const groups = useRef<HTMLDivElement>(null)
  const before = useRef(changing)
  useEffect(() => {
    if (changing !== before.current && document.activeElement === document.body) groups.current?.focus({ preventScroll: true })
    before.current = changing
  }, [changing])
  return groups
}

type GroupProps = {
  temperature: Temperature
  lines: readonly CartItem[]
  selection: CartSelection
  drawLine: (line: CartItem) => ReactNode
  offers: ReactNode
}

function Group({ temperature, lines, selection, drawLine, offers }: GroupProps) {
  const own = lines.filter(({ product }) => product.temperature === temperature)
  if (own.length === 0) return null
  return (
    <TemperatureGroup
      temperature={temperature}
      lineCount={own.filter(({ remove }) => !remove).length}
      chosenCount={own.filter(({ id }) => selection.selected.includes(id)).length}
      isAllSelected={selection.isAllSelected(temperature)}
      isOpen={own.some(({ id }) => selection.reasons.get(id) === null)}
      onSelectAll={() => selection.selectAll(temperature)}
      onSelectNone={selection.selectNone}
      offers={offers}
    >
      {own.map(drawLine)}
    </TemperatureGroup>
  )
}

/** The amounts of the cart; with a code that holds, the shop's own totals (DSC-07). */
function quoteWith(chosen: readonly CartItem[], { discount, terms }: { discount: DiscountState; terms: DeliveryTerms }): CartQuote {
  if (discount.status !== 'success') return quoteCart(chosen, { terms })
  const { amount, discounted_total, final_total } = discount
  return { ...quoteCart(chosen, { terms, discount: amount }), discounted_total, final_total }
}

function useSettlementFacts(
  chosen: readonly CartItem[],
  { balance, discount }: { balance: number; discount: DiscountState },
): SettlementFacts {
  const terms = useTerms()
  const quote = quoteWith(chosen, { discount, terms: terms.delivery })
  const temperature = chosen[0]?.product.temperature ?? null
  const earned = temperature ? earnedPoints({ temperature, discounted_total: quote.discounted_total, terms: terms.points }) : 0
  return { temperature, quote, balance, earned, unitCount: sum(chosen.map((line) => line.quantity)) }
}

type Changes = {
  selection: CartSelection
  quantities: ReturnType<typeof useQuantityChanges>
  removals: ReturnType<typeof useLineRemovals>
  redemption: ReturnType<typeof useRedemption>
}

/** What can be done with a line, and what is said of it to those who do not see it happen. */
function useLineActs({ selection, quantities, removals, redemption }: Changes) {
  const say = useWords()
  const showToast = useToasts()
  const [announced, setAnnounced] = useState('')
  const acts: Omit<LineActs, 'onEditPicks'> = {
    onToggle: (line) => selection.toggle(line.id),
    onQuantity: quantities.changeQuantity,
    onBeyond: (line) => showToast({ kind: 'warning', message: say(maximumReached(line.max_quantity)) }),
    onRedeem: redemption.redeem,
    onRemove: (line) => {
      removals.remove(line.id)
      setAnnounced(say(lineDeleted(line.product.name)))
    },
  }
  const recover = (line: CartItem) => {
    removals.recover(line.id)
    setAnnounced(say(lineRecovered(line.product.name)))
  }
  return { acts, recover, announced }
}

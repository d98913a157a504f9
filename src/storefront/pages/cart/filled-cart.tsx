import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { CartItem } from '#contract/shop/api/cart.ts'
import { pointsOf } from '#rules/cart/cart-line.ts'
import { isBundleReady } from '#rules/cart/bundle.ts'
import { regularTotal } from '#rules/promotions/promotions.ts'
import { temperatures, type Temperature } from '#rules/temperature.ts'
import { cartTexts, lineDeleted, lineRecovered, maximumReached } from '#texts/shop/cart.ts'
import { takeBeginning } from '#storefront/features/cart/begin-with.ts'
import { AddOnsUnread } from '#storefront/features/cart/add-ons-unread.tsx'
import { AddOnOffers } from '#storefront/features/cart/add-on-offers.tsx'
import { CartLine, type LineActs } from '#storefront/features/cart/cart-line.tsx'
import { CheckoutBar } from '#storefront/features/cart/checkout-bar.tsx'
import { changesOf } from '#storefront/features/cart/line-changes.ts'
import type { LineReason } from '#storefront/features/cart/reason-text.ts'
import { RemovedLine } from '#storefront/features/cart/removed-line.tsx'
import { Settlement } from '#storefront/features/cart/settlement.tsx'
import { TemperatureGroup } from '#storefront/features/cart/temperature-group.tsx'
import { useSelection, type CartSelection } from '#storefront/features/cart/use-selection.ts'
import { leaveForCheckout } from '#storefront/features/checkout/handover.ts'
import { useMember } from '#storefront/features/member/member.tsx'
import { pressedPart } from '#ui/controls/pressed-part.tsx'
import { SideColumns } from '#ui/side-columns.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import { useAddOn } from '#storefront/data/cart/use-add-on.ts'
import { useLineRemovals } from '#storefront/data/cart/use-line-removals.ts'
import { useQuantityChanges } from '#storefront/data/cart/use-quantity-changes.ts'
import type { AddOnCall } from '#storefront/data/cart/use-promotions.ts'
import { useRedemption } from '#storefront/data/cart/use-redemption.ts'
import { useShop } from '#storefront/data/use-shop.ts'
import { useShownLines } from '#storefront/data/cart/use-shown-lines.ts'
import { RefusedBanner, useRefused } from './refused-banner.tsx'
import { useSettlement } from './use-settlement.tsx'

const EditPicks = pressedPart(async () => (await import('./edit-picks.tsx')).EditPicks)

const nobody = { shopping_point: 0, vip: 0 }

type FilledCartProps = { lines: readonly CartItem[]; addOnCall: AddOnCall; now: Date }

/** A cart with something in it: its groups, and what the selected lines cost. */
export function FilledCart({ lines: saved, addOnCall, now }: FilledCartProps) {
  const say = useWords()
  const { language } = useShop()
  const member = useMember()
  const { shopping_point: balance, vip } = member.state === 'signed-in' ? member.user : nobody
  const quantities = useQuantityChanges()
  const removals = useLineRemovals()
  const redemption = useRedemption({ lines: saved, balance })
  const lines = saved.map((line) => ({ ...line, remove: removals.removed.has(line.id) }))
  const { promotions } = addOnCall
  const { refused, forget } = useRefused(saved)
  const [beginning] = useState(takeBeginning)
  const selection = useSelection({ lines, promotions, now, vip }, { begin: refused?.handover.cartItemIds ?? beginning })
  const addOns = useAddOn({ onAdded: selection.select })
  const chosen = lines.filter(({ id }) => selection.selected.includes(id))
  const settled = useSettlement(chosen, {
    balance,
    isSaving: quantities.wanted.size > 0 || redemption.redeemingId !== undefined,
    onLeave: async (discountCode) => {
      await removals.finishAll()
      leaveForCheckout({ cartItemIds: selection.selected, discountCode, language })
    },
  })
  const shown = useShownLines(saved)
  const { editing, setEditing, changeQuantity } = useEditing(quantities.changeQuantity)
  const settlement = useRef<HTMLDivElement>(null)
  const pointsLeft = balance - pointsOf(lines.filter(({ remove }) => !remove))
  const { acts, recover, announced } = useLineActs({ selection, removals, redemption })
  const drawLine = (line: CartItem) =>
    line.remove ? (
      <RemovedLine key={line.id} line={line} onRecover={() => recover(line)} onTimeOver={() => removals.finish(line.id)} />
    ) : (
      <CartLine
        key={line.id}
        line={line}
        quantity={quantities.wanted.get(line.id) ?? line.quantity}
        selected={selection.selected.includes(line.id)}
        reason={reasonOf(line, { selection, isUnread: addOnCall.isUnread })}
        redeeming={redemption.redeemingId === line.id}
        pointsLeft={pointsLeft}
        changes={changesOf(line, shown.get(line.id))}
        {...acts}
        onQuantity={changeQuantity}
        onEditPicks={() => setEditing({ line, quantity: line.quantity })}
      />
    )
  const drawOffers = (temperature: Temperature) => {
    const promotion = promotions[temperature]
    return (
      promotion && (
        <AddOnOffers promotion={promotion} total={regularTotal(chosen, temperature)} addingId={addOns.addingId} onAdd={addOns.add} />
      )
    )
  }
  return (
    <>
      <p className="hidden-text" role="status">
        {announced}
      </p>
      {refused && <RefusedBanner refused={refused} onClose={forget} />}
      {addOnCall.isUnread && <AddOnsUnread busy={addOnCall.isAsking} onAgain={addOnCall.askAgain} />}
      <SideColumns
        sideLabel={say(cartTexts.summary)}
        side={
          <div ref={settlement} tabIndex={-1} className="outline-none">
            <Settlement {...settled} />
          </div>
        }
      >
        <Groups lines={lines} selection={selection} drawLine={drawLine} drawOffers={drawOffers} />
      </SideColumns>
      {editing && <EditPicks {...editing} onClose={() => setEditing(undefined)} />}
      {settled.codeDialog}
      <CheckoutBar {...settled} isEmpty={chosen.length === 0} onDetails={() => settlement.current?.focus()} />
    </>
  )
}

/** Why a line cannot be selected. Nobody knows whether an offer is over that could not be read. */
function reasonOf({ id }: CartItem, { selection, isUnread }: { selection: CartSelection; isUnread: boolean }): LineReason | null {
  const reason = selection.reasons.get(id) ?? null
  return reason?.code === 'promotion_over' && isUnread ? { code: 'promotion_unknown' } : reason
}

type Edited = { line: CartItem; quantity: number }

/** The line whose picks are chosen in a dialog: because its buyer wants to, or because another quantity asks for it. */
function useEditing(save: (line: CartItem, quantity: number) => void) {
  const [editing, setEditing] = useState<Edited>()
  const changeQuantity = (line: CartItem, quantity: number) =>
    asksForPicks(line, quantity) ? setEditing({ line, quantity }) : save(line, quantity)
  return { editing, setEditing, changeQuantity }
}

/** More units of a bundle take more of the same; of fewer ones its buyer says anew which (BND-07). */
function asksForPicks({ product, quantity: before, optional_items: picks }: CartItem, quantity: number): boolean {
  if (product.optional_bundles.length === 0) return false
  return quantity < before || !isBundleReady(product, { quantity: before, picks })
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

type GroupsProps = {
  lines: readonly CartItem[]
  selection: CartSelection
  drawLine: (line: CartItem) => ReactNode
  drawOffers: (temperature: Temperature) => ReactNode
}

function Groups({ drawOffers, ...drawing }: GroupsProps) {
  const { lines } = drawing
  const groups = useFocusKept(lines.length + lines.filter(({ remove }) => remove).length)
  return (
    <div ref={groups} tabIndex={-1} className="outline-none">
      {temperatures.map((temperature) => (
        <Group key={temperature} temperature={temperature} offers={drawOffers(temperature)} {...drawing} />
      ))}
    </div>
  )
}

type GroupProps = Omit<GroupsProps, 'drawOffers'> & { temperature: Temperature; offers: ReactNode }

function Group({ temperature, lines, selection, drawLine, offers }: GroupProps) {
  const own = lines.filter(({ product }) => product.temperature === temperature)
  if (own.length === 0) return null
  return (
    <TemperatureGroup
      temperature={temperature}
      lines={own.filter(({ remove }) => !remove)}
      chosen={own.filter(({ id }) => selection.selected.includes(id))}
      isAllSelected={selection.isAllSelected(temperature)}
      isOpen={own.some(({ id }) => selection.reasons.get(id) === null)}
      isOtherChosen={own.some(({ id }) => selection.reasons.get(id)?.code === 'other_temperature') && selection.canSelectAll(temperature)}
      onSelectAll={() => selection.selectAll(temperature)}
      onSelectNone={selection.selectNone}
      offers={offers}
    >
      {own.map(drawLine)}
    </TemperatureGroup>
  )
}

type Changes = {
  selection: CartSelection
  removals: ReturnType<typeof useLineRemovals>
  redemption: ReturnType<typeof useRedemption>
}

/** What can be done with a line, and what is said of it to those who do not see it happen. */
function useLineActs({ selection, removals, redemption }: Changes) {
  const say = useWords()
  const showToast = useToasts()
  const [announced, setAnnounced] = useState('')
  const acts: Omit<LineActs, 'onEditPicks' | 'onQuantity'> = {
    onToggle: (line) => selection.toggle(line.id),
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

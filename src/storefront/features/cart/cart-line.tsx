import { useId } from 'react'
import type { CartItem } from '#contract/shop/api/cart.ts'
import { paths } from '#contract/shop/paths.ts'
import { isBundleReady } from '#rules/cart/bundle.ts'
import { isSoldOut } from '#rules/catalog/product.ts'
import type { Text } from '#rules/locale.ts'
import { cartTexts, deleteLine, editPicksOf, keptUntil, pick, pickShort, quantityOf, selectLine } from '#texts/shop/cart.ts'
import { arrivesOn } from '#texts/shop/product.ts'
import { returnRightTexts } from '#texts/shared/label.ts'
import { formatDate } from '#texts/shared/format.ts'
import { formatUntil } from '#texts/shared/format-until.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/choices.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Stepper } from '#ui/controls/stepper.tsx'
import { Tag } from '#ui/words/tag.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { LineChange } from './line-changes.ts'
import { LinePrice } from './line-price.tsx'
import { LineTags } from './line-tags.tsx'
import { ChangesOfLine } from './changes-of-line.tsx'
import { reasonText, type LineReason } from './reason-text.ts'
import { RedemptionSwitch } from './redemption-switch.tsx'
import { groupNoteId } from './temperature-group.tsx'

export type LineActs = {
  onToggle: (line: CartItem) => void
  onQuantity: (line: CartItem, quantity: number) => void
  /** More was asked for than can be bought. */
  onBeyond: (line: CartItem) => void
  onRedeem: (line: CartItem, exchanged: boolean) => void
  onRemove: (line: CartItem) => void
  onEditPicks: (line: CartItem) => void
}

export type CartLineProps = LineActs & {
  line: CartItem
  /** What the stepper shows: may be ahead of what is saved. */
  quantity: number
  selected: boolean
  reason: LineReason | null
  redeeming: boolean
  /** Of the balance, after everything in the cart that points pay. */
  pointsLeft: number
  changes: readonly LineChange[]
}

/** One line of the cart, with the reason beside everything that cannot be done. */
export function CartLine({ line, quantity, selected, reason, redeeming, pointsLeft, changes, ...acts }: CartLineProps) {
  const say = useWords()
  const language = useLanguage()
  const reasonId = useId()
  const { product } = line
  const soldOut = isSoldOut(product)
  const ownReason = reason === null || reason.code === 'other_temperature' ? null : reason
  const saidAt = ownReason ? reasonId : groupNoteId(product.temperature)
  return (
    <li className={classNames('cart-line', soldOut && 'gone', reason !== null && 'blocked')}>
      <Checkbox
        checked={selected}
        disabled={reason !== null}
        aria-describedby={reason ? saidAt : undefined}
        onChange={() => acts.onToggle(line)}
      >
        <span className="hidden-text">{say(selectLine(product.name))}</span>
      </Checkbox>
      <Picture url={product.preview} alt="" widths={[200, 400]} sizes="104px" />
      <div className="about">
        {soldOut ? <Tag kind="warning">{say(cartTexts.soldOut)}</Tag> : <LineTags line={line} />}
        <PageLink className="name" href={paths.product(language, product)}>
          {product.name}
        </PageLink>
        <LinePicks line={line} onEdit={soldOut ? undefined : () => acts.onEditPicks(line)} />
        <ChangesOfLine changes={changes} />
        <Arrival line={line} />
        <ReturnException line={line} />
        {line.expiration_datetime && <span className="small muted">{say(keptUntil(formatUntil(line.expiration_datetime, language)))}</span>}
        {!soldOut && <RedemptionSwitch line={line} busy={redeeming} pointsLeft={pointsLeft} onRedeem={acts.onRedeem} />}
        {ownReason && (
          <span className="small muted" id={reasonId}>
            {say(reasonText(ownReason, language))}
          </span>
        )}
      </div>
      <div className="foot">
        {!soldOut && (line.max_quantity > 1 || quantity > 1) ? (
          <Stepper
            label={product.name}
            value={quantity}
            max={line.max_quantity}
            onChange={(next) => acts.onQuantity(line, next)}
            onBeyond={() => acts.onBeyond(line)}
          />
        ) : (
          <span className="small muted">{say(quantityOf(quantity))}</span>
        )}
        <LinePrice line={line} />
        <IconButton label={say(deleteLine(product.name))} onClick={() => acts.onRemove(line)}>
          <Icon name="trash" />
        </IconButton>
      </div>
    </li>
  )
}

/** That units of a pre-order are not in the house yet. */
function Arrival({ line: { arrives_on: day } }: { line: CartItem }) {
  const say = useWords()
  const language = useLanguage()
  return day === undefined ? null : <span className="small muted">{say(arrivesOn(formatDate(day, language)))}</span>
}

/** That it cannot be sent back as other goods can (RET-04). */
function ReturnException({ line: { return_right: right } }: { line: CartItem }) {
  const say = useWords()
  return right === undefined ? null : <span className="small muted">{say(returnRightTexts[right])}</span>
}

/** What was picked into the bundle of a line (BND-11), or that it has to be picked anew: it is not whole, or less of it is left (D-18, D-205). */
function LinePicks({ line, onEdit }: { line: CartItem; onEdit: (() => void) | undefined }) {
  const say = useWords()
  if (line.product.optional_bundles.length === 0) return null
  const isWhole = isBundleReady(line.product, { quantity: line.quantity, picks: line.optional_items })
  const short = line.picks_short ?? []
  const names = new Map(line.product.optional_bundles.map((entry) => [entry.product_id, entry.product_name]))
  return (
    <div className="picks small muted">
      <ul>
        {line.optional_items.map(({ product_id, quantity }) => (
          <li key={product_id}>{say(pick(names.get(product_id) ?? '', quantity))}</li>
        ))}
      </ul>
      {!isWhole && <PicksNote text={cartTexts.picksMissing} />}
      {short.map(({ product_id, left }) => (
        <PicksNote key={product_id} text={pickShort(names.get(product_id) ?? '', left)} />
      ))}
      {onEdit && (
        <button type="button" className="edit" aria-label={say(editPicksOf(line.product.name))} onClick={onEdit}>
          {say(isWhole && short.length === 0 ? cartTexts.editPicks : cartTexts.choosePicks)}
        </button>
      )}
    </div>
  )
}

function PicksNote({ text }: { text: Text }) {
  const say = useWords()
  return (
    <span className="change" role="note">
      <Icon name="info" size="small" />
      {say(text)}
    </span>
  )
}

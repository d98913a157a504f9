import { pointsOf } from '#rules/cart/cart-line.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import { found } from '#texts/shop/search.ts'
import { CartLine, type LineActs } from '#storefront/features/cart/cart-line.tsx'
import { TemperatureGroup } from '#storefront/features/cart/temperature-group.tsx'
import { SearchBox } from '#storefront/features/search/search-box.tsx'
import { ProductCards } from '#storefront/pages/shopping/product-cards.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { usePreviewed } from './use-previewed.ts'

/** The card of a product, in a shelf of the width that lists have. */
export function CardPreview() {
  const { card } = usePreviewed()
  return <div className="product-grid">{card && <ProductCards products={[card]} eager={1} />}</div>
}

/** What a search for its name finds. */
export function SearchPreview() {
  const say = useWords()
  const count = formatNumber(1, useLanguage())
  const { card } = usePreviewed()
  const words = card?.name ?? ''
  return (
    <>
      <SearchBox words={words} longest={200} suggest={nothing} onSearch={nowhere} />
      <p className="muted small search-count">{say(found(words, count))}</p>
      <div className="product-grid">{card && <ProductCards products={[card]} eager={1} level="h2" />}</div>
    </>
  )
}

/** Its line in a cart, selected. */
export function CartPreview() {
  const say = useWords()
  const { line, user } = usePreviewed()
  const pointsLeft = (user?.shopping_point ?? 0) - pointsOf([line])
  return (
    <>
      <h1 className="mb-5">{say(cartTexts.title)}</h1>
      <TemperatureGroup
        temperature={line.product.temperature}
        lines={[line]}
        chosen={[line]}
        isAllSelected
        isOpen
        isOtherChosen={false}
        onSelectAll={nowhere}
        onSelectNone={nowhere}
        offers={null}
      >
        <CartLine
          line={line}
          quantity={line.quantity}
          selected
          reason={null}
          redeeming={false}
          pointsLeft={pointsLeft}
          changes={[]}
          {...acts}
        />
      </TemperatureGroup>
    </>
  )
}

/** Nothing is pressed in a drawing. */
const nowhere = () => undefined
const nothing = async () => []
const acts: LineActs = {
  onToggle: nowhere,
  onQuantity: nowhere,
  onBeyond: nowhere,
  onRedeem: nowhere,
  onRemove: nowhere,
  onEditPicks: nowhere,
}

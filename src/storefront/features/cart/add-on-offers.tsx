import type { AddOnItem, Promotion } from '#contract/shop/api/promotions.ts'
import { paths } from '#contract/shop/paths.ts'
import type { Twd } from '#rules/money.ts'
import { isSoldOut } from '#rules/catalog/product.ts'
import { missingAmount } from '#rules/promotions/promotions.ts'
import { addAddOn, addOnFrom, addOnMissing, addOnsOpen, cartTexts } from '#texts/shop/cart.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { FormerPrice, Price } from '#ui/words/price.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

type AddOnOffersProps = {
  promotion: Promotion
  /** What of this temperature is selected and counts (D-16). */
  total: Twd
  /** The product whose adding is under way. */
  addingId: number | undefined
  onAdd: (item: AddOnItem) => void
}

/** What can be added to the lines of one temperature for less: a row to swipe through (PRM-03). */
export function AddOnOffers({ promotion, total, addingId, onAdd }: AddOnOffersProps) {
  const say = useWords()
  return (
    <section className="add-ons" aria-label={promotion.name}>
      <header>
        <h3>{promotion.name}</h3>
        <span className="small" aria-live="polite">
          {say(useStanding(promotion, total))}
        </span>
      </header>
      <ul className="bare-scroll">
        {promotion.promotions.flatMap((tier) =>
          tier.add_on_items.map((item) => (
            <AddOn
              key={item.product.id}
              item={item}
              missing={missingAmount(tier, total)}
              adding={addingId === item.product.id}
              onAdd={() => onAdd(item)}
            />
          )),
        )}
      </ul>
    </section>
  )
}

/** How far one has come: what is open, or from where on something is. */
function useStanding({ promotions }: Promotion, total: Twd) {
  const language = useLanguage()
  const open = promotions.filter((tier) => missingAmount(tier, total) === 0)
  const reached = open.at(-1)
  if (!reached) return addOnFrom(formatTwd(promotions[0]?.minimum_amount ?? 0, language))
  return addOnsOpen(formatTwd(reached.minimum_amount, language), open.flatMap((tier) => tier.add_on_items).length)
}

type AddOnProps = { item: AddOnItem; missing: Twd; adding: boolean; onAdd: () => void }

function AddOn({ item: { product, price }, missing, adding, onAdd }: AddOnProps) {
  const say = useWords()
  const language = useLanguage()
  const soldOut = isSoldOut(product)
  const offer = missing > 0 ? addOnMissing(formatTwd(missing, language)) : cartTexts.addAddOn
  return (
    <li className="add-on">
      <Picture url={product.preview} alt="" widths={[200]} sizes="64px" />
      <div>
        <PageLink className="name" href={paths.product(language, product)}>
          {product.name}
        </PageLink>
        <p className="prices">
          <Price amount={price} brand />
          {product.price > price && <FormerPrice amount={product.price} />}
        </p>
      </div>
      <Button
        kind="soft"
        size="small"
        disabled={soldOut || missing > 0}
        busy={adding}
        aria-label={soldOut || missing > 0 || adding ? undefined : say(addAddOn(product.name))}
        onClick={onAdd}
      >
        {say(soldOut ? cartTexts.soldOut : offer)}
      </Button>
    </li>
  )
}

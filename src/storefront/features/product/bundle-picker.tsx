import type { Product } from '#contract/shop/api/products.ts'
import { countPicks, pickedOf, picksNeeded } from '#rules/cart/bundle.ts'
import { stepperOf } from '#rules/cart/bundle-choice.ts'
import { picked, pickSome, productTexts } from '#texts/shop/product.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { Stepper } from '#ui/controls/stepper.tsx'
import { useWords } from '#ui/words/words.ts'
import type { Purchase } from './use-purchase.ts'

type Entry = Product['optional_bundles'][number] & { stock?: number | undefined }
type Picked = { optional_bundles: readonly Entry[]; optional_bundles_max_quantity: number }

/** What goes into a bundle: so many picks for every main unit (BND-02 to BND-09). What is sold out says so and stays out (BND-16). */
export function BundlePicker({
  product,
  purchase: { choice, setPick },
}: {
  product: Picked
  purchase: Pick<Purchase, 'choice' | 'setPick'>
}) {
  const say = useWords()
  if (product.optional_bundles.length === 0) return null
  const needed = picksNeeded(product, choice.quantity)
  const count = countPicks(choice.picks)
  return (
    <fieldset className="bundle">
      <legend className="hidden-text">{say(pickSome(needed))}</legend>
      <div className="head">
        <span className="label" aria-hidden="true">
          {say(pickSome(needed))}
        </span>
        <span className="num font-semibold" aria-live="polite">
          {say(picked(count, needed))}
        </span>
      </div>
      <div className="meter" aria-hidden="true">
        <i style={{ width: `${Math.min(100, needed === 0 ? 0 : (count / needed) * 100)}%` }} />
      </div>
      <ul>
        {product.optional_bundles.map((entry) => {
          const { least, most } = stepperOf(product, { choice, product_id: entry.product_id })
          const change = (quantity: number) => setPick({ product_id: entry.product_id, quantity })
          return (
            <li key={entry.product_id} className={entry.stock === 0 ? 'gone' : undefined}>
              <Picture url={entry.preview} alt="" widths={[200]} sizes="60px" />
              <span>
                {entry.name}
                {entry.stock === 0 && <span className="block small">{say(productTexts.soldOut)}</span>}
              </span>
              <Stepper label={entry.name} value={pickedOf(choice.picks, entry.product_id)} min={least} max={most} onChange={change} />
            </li>
          )
        })}
      </ul>
      {count >= needed && <p className="hint mt-2">{say(productTexts.bundleFull)}</p>}
    </fieldset>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CartItem } from '#contract/shop/api/cart.ts'
import { isBundleReady, leftOfPicks, stockOfPicks, withStock } from '#rules/cart/bundle.ts'
import { changeMainQuantity, changePick, choiceOfLine } from '#rules/cart/bundle-choice.ts'
import { cartTexts, editPicksOf, picksSaved } from '#texts/shop/cart.ts'
import { productTexts } from '#texts/shop/product.ts'
import { BundlePicker } from '#storefront/features/product/bundle-picker.tsx'
import '#storefront/features/product/product.css'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { Stepper } from '#ui/controls/stepper.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import { keepLine } from '#storefront/data/cart/cart-cache.ts'
import { queries } from '#storefront/data/queries.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'

type EditPicksProps = {
  line: CartItem
  /** How many are wanted: for fewer than there are, the picks begin anew (BND-07). */
  quantity: number
  onClose: () => void
}

/** What was picked into the bundle of a line, to be changed along with how many of it (BND-12). */
export function EditPicks({ line, quantity, onClose }: EditPicksProps) {
  const say = useWords()
  const product = useGoodsInStock(line)
  const [choice, setChoice] = useState(() => changeMainQuantity(choiceOfLine(product, line), quantity))
  const { saving, save } = useSavePicks(line, onClose)
  const isReady = isBundleReady(product, choice)
  return (
    <Dialog open onClose={onClose} title={<span className="block pr-8 text-xl">{say(editPicksOf(product.name))}</span>}>
      <div className="grid gap-4 mt-4">
        <div className="flex items-center justify-between gap-3">
          <span className="label">{say(cartTexts.quantity)}</span>
          <Stepper
            label={product.name}
            value={choice.quantity}
            max={line.max_quantity}
            onChange={(next) => setChoice(changeMainQuantity(choice, next))}
          />
        </div>
        <BundlePicker product={product} purchase={{ choice, setPick: (pick) => setChoice(changePick(product, { choice, pick })) }} />
        {!isReady && <p className="hint">{say(productTexts.selectEnough)}</p>}
        <Button full disabled={!isReady} busy={saving} onClick={() => save(choice)}>
          {say(cartTexts.save)}
        </Button>
      </div>
    </Dialog>
  )
}

/** The bundle of the line with what there is of each entry, and what is left of it to this member, once that is known. */
function useGoodsInStock({ product, picks_short: short = [] }: CartItem) {
  const { client, language } = useShop()
  const { data } = useQuery(
    { queryKey: ['companions', language, product.id], queryFn: () => client.products.companions({ id: product.id }), staleTime: 0 },
    queries,
  )
  const left = short.map(({ product_id, left: here }) => ({ product_id, here }))
  return data ? { ...product, optional_bundles: withStock(product.optional_bundles, leftOfPicks(stockOfPicks(data.picks), left)) } : product
}

/** After a refusal the dialog stays as it is, with the reason in a toast. */
function useSavePicks(line: CartItem, onSaved: () => void) {
  const { client, language } = useShop()
  const say = useWords()
  const showToast = useToasts()
  const handleProblem = useProblemHandler()
  const [saving, setSaving] = useState(false)
  const save = async ({ quantity, picks }: Pick<ReturnType<typeof choiceOfLine>, 'quantity' | 'picks'>) => {
    setSaving(true)
    try {
      const { cart_item } = await client.cart.change({ id: line.id, quantity, optional_items: [...picks] })
      keepLine(language, cart_item)
      showToast({ kind: 'success', message: say(picksSaved(line.product.name)) })
      onSaved()
    } catch (error) {
      handleProblem(error)
      setSaving(false)
    }
  }
  return { saving, save: (choice: Parameters<typeof save>[0]) => void save(choice) }
}

import type { Product } from '#contract/shop/api/products.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { freeFrom, productTexts, sentWithin } from '#texts/shop/product.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

export function DeliveryFacts({ product }: { product: Product }) {
  const say = useWords()
  const { delivery, preorder } = useTerms()
  const { notices } = productTexts
  const free = formatTwd(delivery.free_from[product.temperature], useLanguage())
  return (
    <ul className="delivery-facts">
      <li>
        <Icon name="truck" />
        {say(freeFrom(notices[product.temperature], free))}
      </li>
      <li>
        <Icon name="box" />
        {say(product.exclusive ? sentWithin(preorder) : notices.soon)}
      </li>
    </ul>
  )
}

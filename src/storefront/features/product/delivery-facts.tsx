import type { Companions, Product } from '#contract/shop/api/products.ts'
import { formatDate, formatTwd } from '#texts/shared/format.ts'
import { arrivesOn, freeFrom, productTexts, sentWithin } from '#texts/shop/product.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

export function DeliveryFacts({ product, arrives_on }: { product: Product; arrives_on: Companions['arrives_on'] }) {
  const say = useWords()
  const { delivery, preorder } = useTerms()
  const { notices } = productTexts
  const language = useLanguage()
  const free = formatTwd(delivery.free_from[product.temperature], language)
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
      {arrives_on && (
        <li>
          <Icon name="clock" />
          {say(arrivesOn(formatDate(arrives_on, language)))}
        </li>
      )}
    </ul>
  )
}

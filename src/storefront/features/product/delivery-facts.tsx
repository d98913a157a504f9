import type { Product } from '#contract/api/products.ts'
import { productTexts } from '#texts/product.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../ui/words.ts'

export function DeliveryFacts({ product }: { product: Product }) {
  const say = useWords()
  const { notices } = productTexts
  return (
    <ul className="delivery-facts">
      <li>
        <Icon name="truck" />
        {say(notices[product.temperature])}
      </li>
      <li>
        <Icon name="box" />
        {say(product.exclusive ? notices.preorder : notices.soon)}
      </li>
    </ul>
  )
}

import { paths } from '#contract/shop/paths.ts'
import { cartWithItems } from '#texts/shop/shell.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** The way to the cart, with the number of pieces in it (SHL-05). */
export function CartLink({ count = 0 }: { count?: number }) {
  const say = useWords()
  return (
    <PageLink className="icon-button" href={paths.cart(useLanguage())} aria-label={say(cartWithItems(count))}>
      <Icon name="cart" />
      {count > 0 && (
        <span className="count" aria-hidden="true">
          {count}
        </span>
      )}
    </PageLink>
  )
}

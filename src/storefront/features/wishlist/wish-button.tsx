import { addWishOf } from '#texts/shop/wishes/heart.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useWords } from '#ui/words/words.ts'

type WishButtonProps = { name: string; wished: boolean; busy: boolean; onPress: () => void }

/** The heart of a product: full while it is on the wishlist (WSH-05). */
export function WishButton({ name, wished, busy, onPress }: WishButtonProps) {
  const say = useWords()
  return (
    <button
      type="button"
      className={classNames('wish-button', wished && 'wished')}
      aria-label={say(addWishOf(name))}
      aria-pressed={wished}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onPress}
    >
      <Icon name="heart" />
    </button>
  )
}

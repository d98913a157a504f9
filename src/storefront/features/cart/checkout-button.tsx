import { useId } from 'react'
import type { Text } from '#rules/locale.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'

type CheckoutButtonProps = {
  /** Why it leads nowhere yet. */
  notYet: Text | null
  busy: boolean
  onPress: () => void
}

/** The way to the checkout, with the reason where it is closed (CRT-05). */
export function CheckoutButton({ notYet, busy, onPress }: CheckoutButtonProps) {
  const say = useWords()
  const reasonId = useId()
  return (
    <>
      <Button size="big" full disabled={notYet !== null} busy={busy} aria-describedby={notYet ? reasonId : undefined} onClick={onPress}>
        {say(cartTexts.checkout)}
      </Button>
      <span hidden id={reasonId}>
        {notYet && say(notYet)}
      </span>
    </>
  )
}

import { timeLeft } from '#rules/orders/time-left.ts'
import { timeLeftText } from '#texts/shop/order.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useWords } from '#ui/words/words.ts'

/** How long is left to pay (PAY-10); nothing once that is over. */
export function Deadline({ deadline, now }: { deadline: string; now: Date }) {
  const say = useWords()
  const left = timeLeft(new Date(deadline), now)
  return (
    left && (
      <p className="deadline" role="timer">
        <Icon name="clock" size="small" />
        {say(timeLeftText(left))}
      </p>
    )
  )
}

import type { CartItem } from '#contract/shop/api/cart.ts'
import { canBeRedeemed, isRedeemed, linePoints } from '#rules/cart/cart-line.ts'
import { isPointsOnly } from '#rules/catalog/product.ts'
import { redeemedWith, redeemFor, redeemLine } from '#texts/shop/cart.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Switch } from '#ui/controls/choices.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

type RedemptionSwitchProps = { line: CartItem; busy: boolean; pointsLeft: number; onRedeem: (line: CartItem, exchanged: boolean) => void }

/**
 * Pays a line with points, or with money again (CRT-24). Goods that only points can buy have no choice. `pointsLeft` is
 * what the balance holds beyond everything in the cart that points pay.
 */
export function RedemptionSwitch({ line, busy, pointsLeft, onRedeem }: RedemptionSwitchProps) {
  const say = useWords()
  const language = useLanguage()
  if (!canBeRedeemed(line)) return null
  const redeemed = isRedeemed(line)
  const points = formatNumber(linePoints({ ...line, redeem_with_points: true }), language)
  const left = formatNumber(pointsLeft, language)
  const words = say(redeemed ? redeemedWith(points, left) : redeemFor(points, left))
  if (isPointsOnly(line.product)) return <span className="small text-celadon">{words}</span>
  return (
    <span className="redeem small text-celadon">
      <Switch
        label={say(redeemLine(line.product.name))}
        checked={redeemed}
        disabled={busy}
        aria-busy={busy || undefined}
        onChange={(event) => onRedeem(line, event.currentTarget.checked)}
      />
      {words}
    </span>
  )
}

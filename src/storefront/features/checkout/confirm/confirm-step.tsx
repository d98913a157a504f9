import { confirmTexts, pointsToEarn } from '#texts/shop/checkout.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { Blossom } from '#ui/pictures/blossom.tsx'
import { Tag } from '#ui/words/tag.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { CheckoutNeeds } from '../checkout-needs.ts'
import { orderBody } from '../order-body.ts'
import type { CheckoutState } from '../use-checkout.ts'
import { usePlacing } from '../use-placing.ts'
import type { CardSent } from './card-sent.ts'
import type { Confirming } from './confirm-props.ts'
import { MethodConfirm } from './method-confirm.tsx'

type ConfirmStepProps = { checkout: CheckoutState; needs: CheckoutNeeds }

/** Step 4: the amount, what it earns, and what the payment method asks for before the one button that orders (CK4-01 to CK4-15). */
export function ConfirmStep({ checkout, needs }: ConfirmStepProps) {
  const say = useWords()
  const language = useLanguage()
  const { totals } = checkout
  const confirming = useConfirming({ checkout, needs })
  return (
    <>
      <div className="total-box">
        <div>
          <span className="muted small">{say(confirmTexts.total)}</span>
          <br />
          <span className="price total">{formatTwd(totals.grand_total, language)}</span>
        </div>
        {totals.points_earned > 0 && (
          <Tag kind="points">
            <Blossom className="icon filled" />
            {say(pointsToEarn(formatNumber(totals.points_earned, language)))}
          </Tag>
        )}
      </div>
      <MethodConfirm confirming={confirming} />
    </>
  )
}

function useConfirming({ checkout: { draft, change, totals, memberCards, placing }, needs }: ConfirmStepProps): Confirming {
  const { app_id: id, app_key: key } = needs.user.constants
  const bodyWith = (card: CardSent | null) =>
    orderBody(draft, {
      cartItemIds: needs.lines.map((line) => line.id),
      discountCode: needs.discount?.code ?? null,
      card,
      email: needs.user.email ?? draft.receipt_carrier.member_carrier,
      grandTotal: totals.grand_total,
    })
  const { busy, place } = usePlacing({ placing, bodyWith, onPlaced: needs.onPlaced, onProblem: needs.onProblem })
  return { draft, change, total: totals.grand_total, memberCards, app: { id, key }, busy, place, words: confirmTexts }
}

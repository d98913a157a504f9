import { hasOwnPage, isCardMethod, isCharged, type DeviceMethod } from '#rules/payments/payment-methods.ts'
import { confirmTexts, pointsToEarn } from '#texts/shop/checkout.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { Blossom } from '#ui/pictures/blossom.tsx'
import { Tag } from '#ui/words/tag.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { CardConfirm } from './card-confirm.tsx'
import type { ConfirmStepProps } from './confirm-props.ts'
import { GoogleConfirm } from './google-confirm.tsx'
import { PlainConfirm } from './plain-confirm.tsx'
import { AppleConfirm, WalletConfirm } from './wallet-confirm.tsx'

/** Step 4: the amount, what it earns, and what the payment method asks for before the one button that orders (CK4-01 to CK4-15). */
export function ConfirmStep({ checkout, needs }: ConfirmStepProps) {
  const say = useWords()
  const language = useLanguage()
  const { totals } = checkout
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
      <MethodConfirm checkout={checkout} needs={needs} />
    </>
  )
}

const deviceConfirms: Readonly<Record<DeviceMethod, typeof AppleConfirm>> = { apple: AppleConfirm, google: GoogleConfirm }

/** An order on nothing needs no card and no wallet. */
function MethodConfirm(props: ConfirmStepProps) {
  const { draft, totals } = props.checkout
  const method = totals.grand_total > 0 ? draft.payway : null
  if (method === null || !isCharged(method)) return <PlainConfirm {...props} />
  if (isCardMethod(method)) return <CardConfirm {...props} />
  if (hasOwnPage(method)) return <WalletConfirm {...props} wallet={method} />
  const Confirm = deviceConfirms[method]
  return <Confirm {...props} />
}

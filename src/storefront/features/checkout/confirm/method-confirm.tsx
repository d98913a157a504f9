import { hasOwnPage, isCardMethod, isCharged, type DeviceMethod } from '#rules/payments/payment-methods.ts'
import { CardConfirm } from './card-confirm.tsx'
import type { ConfirmProps } from './confirm-props.ts'
import { GoogleConfirm } from './google-confirm.tsx'
import { PlainConfirm } from './plain-confirm.tsx'
import { AppleConfirm, WalletConfirm } from './wallet-confirm.tsx'

const deviceConfirms: Readonly<Record<DeviceMethod, typeof AppleConfirm>> = { apple: AppleConfirm, google: GoogleConfirm }

/** What the payment method asks for, before the one button (CK4-02 to CK4-15). On nothing needs no card and no wallet. */
export function MethodConfirm(props: ConfirmProps) {
  const { draft, total } = props.confirming
  const method = total > 0 ? draft.payway : null
  if (method === null || !isCharged(method)) return <PlainConfirm {...props} />
  if (isCardMethod(method)) return <CardConfirm {...props} />
  if (hasOwnPage(method)) return <WalletConfirm {...props} wallet={method} />
  const Confirm = deviceConfirms[method]
  return <Confirm {...props} />
}

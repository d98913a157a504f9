import type { PageMethod } from '#rules/payments/payment-methods.ts'
import { confirmTexts, didNotPay, primeFailed } from '#texts/shop/checkout.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { NoteBox } from '#ui/panel.tsx'
import { useWords } from '#ui/words/words.ts'
import { askCompany } from '../payment/ask-company.ts'
import type { Filled } from './card-sent.ts'
import type { ConfirmProps } from './confirm-props.ts'
import { LibraryState } from '../payment/library-state.tsx'
import { CompleteForm } from './plain-confirm.tsx'
import type { TpDirect, WalletResult } from '../payment/tpdirect.ts'
import { useTpDirect } from '../payment/use-tpdirect.ts'
import { applePayRequest } from '../payment/wallet-requests.ts'

const noPrime: WalletResult = { status: -8, msg: 'getPrime failed' }

/** Wallets such as LINE Pay and JKOPAY ask their shopper on pages of their own: the browser is led there once the order stands (CK4-16). */
export function WalletConfirm({ confirming, wallet }: ConfirmProps & { wallet: PageMethod }) {
  const say = useWords()
  const company = useTpDirect(confirming.app)
  const fillIn = async (): Promise<Filled> => {
    const { library } = company
    if (!library) return { missing: confirmTexts.fieldsFailed }
    const word = library[`${wallet}Pay`]
    const { status, msg, prime } = await askCompany<WalletResult>((listener) => word.getPrime(listener), { silence: noPrime })
    return status === 0 && prime ? { card: { prime } } : { missing: primeFailed(msg, status) }
  }
  return (
    <CompleteForm confirming={confirming} fillIn={fillIn} disabled={company.state === 'loading'}>
      <NoteBox>{say(paymentMethodTexts[wallet].leadsAway)}</NoteBox>
      {company.state === 'failed' && <LibraryState company={company} />}
    </CompleteForm>
  )
}

/** Apple's own button, and its sheet over the page (CK4-12). Nobody is hurried: the sheet stays until it is decided. */
export function AppleConfirm({ confirming: { app, total, busy, place } }: ConfirmProps) {
  const say = useWords()
  const company = useTpDirect(app)
  return (
    <div className="step-form">
      <LibraryState company={company} />
      <button
        type="button"
        className="apple-pay"
        lang="en"
        aria-label={say(confirmTexts.applePay)}
        aria-busy={busy || undefined}
        disabled={!company.library}
        onClick={() => void place(() => askApple(company.library, total))}
      >
        {busy ? say(confirmTexts.processing) : <span aria-hidden="true"> Pay</span>}
      </button>
    </div>
  )
}

async function askApple(library: TpDirect | null, total: number): Promise<Filled> {
  if (!library) return { missing: confirmTexts.fieldsFailed }
  const { paymentRequestApi } = library
  const { status, prime } = await new Promise<WalletResult>((resolve) => {
    paymentRequestApi.setupPaymentRequest(applePayRequest(total, 'Meihao'), () => paymentRequestApi.getPrime(resolve))
  })
  return status === 0 && prime ? { card: { prime } } : { missing: didNotPay('Apple Pay') }
}

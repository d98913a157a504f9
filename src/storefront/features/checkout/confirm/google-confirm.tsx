import { useEffect, useRef } from 'react'
import { confirmTexts, didNotPay } from '#texts/shop/checkout.ts'
import { PetalLoader } from '#ui/waiting.tsx'
import { useWords } from '#ui/words/words.ts'
import type { ConfirmProps } from './confirm-props.ts'
import { LibraryState } from '../payment/library-state.tsx'
import { useTpDirect } from '../payment/use-tpdirect.ts'
import { googlePrice } from '../payment/wallet-requests.ts'

/** Google's own button, drawn by the card company's library (CK4-12). It is out of reach while an order is under way. */
export function GoogleConfirm({ confirming: { app, total, busy, place } }: ConfirmProps) {
  const say = useWords()
  const company = useTpDirect(app)
  const button = useRef<HTMLDivElement>(null)
  const answered = useRef<(prime: string | null) => void>(() => undefined)
  useEffect(() => {
    answered.current = (prime) => void place(async () => (prime ? { card: { prime } } : { missing: didNotPay('Google Pay') }))
  })
  useEffect(() => {
    if (!company.library || !button.current) return
    const { googlePay } = company.library
    const color = document.documentElement.dataset['theme'] === 'dark' ? 'white' : 'black'
    googlePay.setupTransactionPrice(googlePrice(total))
    googlePay.setupGooglePayButton({
      el: button.current,
      color,
      type: 'long',
      getPrimeCallback: (error, prime) => answered.current(error ? null : prime),
    })
  }, [company.library, total])
  return (
    <div className="step-form">
      <LibraryState company={company} />
      <div className="google-pay" ref={button} inert={busy} aria-label={say(confirmTexts.googlePay)} role="group" />
      {busy && <PetalLoader text={say(confirmTexts.processing)} />}
    </div>
  )
}

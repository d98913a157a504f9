import { findContainer } from './card-fields.ts'
import type { Answer } from './open-frame.ts'
import { askOnSheet } from './sheet.ts'

type PrimeCallback = (error: Answer | null, prime: string | null, result: Answer | null) => void
type Price = { price: string; currency: string }
type Button = { el: string | Element; color?: 'black' | 'white'; type?: 'long' | 'short'; getPrimeCallback: PrimeCallback }

let price: Price = { price: '', currency: 'TWD' }

/** TPDirect.googlePay, with a sheet of the sandbox in the place of Google's. */
export const googlePay = { setupGooglePay: () => undefined, setupPaymentRequest, setupTransactionPrice, setupGooglePayButton, getPrime }

function setupPaymentRequest(request: Price, callback: (error: null, result: { canUseGooglePay: boolean }) => void) {
  setupTransactionPrice(request)
  callback(null, { canUseGooglePay: /Chrome|Android/.test(navigator.userAgent) })
}

function setupTransactionPrice({ price: value, currency }: Price) {
  price = { price: value, currency }
}

function setupGooglePayButton({ el, color = 'black', type = 'long', getPrimeCallback }: Button) {
  const button = document.createElement('button')
  const dark = color === 'black'
  button.type = 'button'
  button.textContent = 'Google Pay'
  Object.assign(button.style, {
    width: type === 'long' ? '100%' : 'auto',
    minHeight: '48px',
    padding: '0 24px',
    borderRadius: '8px',
    border: '1px solid #2a1720',
    background: dark ? '#000' : '#fff',
    color: dark ? '#fff' : '#000',
    font: 'inherit',
  })
  button.addEventListener('click', () => getPrime(getPrimeCallback))
  findContainer(el).replaceChildren(button)
}

function getPrime(callback: PrimeCallback) {
  void askOnSheet({ method: 'google_pay', amount: price.price, currency: price.currency }).then((answer) => {
    if (answer.status !== 0) callback({ ...answer, status: -7 }, null, null)
    else callback(null, String(answer['prime']), answer)
  })
}

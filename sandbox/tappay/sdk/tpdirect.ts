import { card } from './card.ts'
import { CardType, ccv } from './ccv.ts'
import { googlePay } from './google-pay.ts'
import { paymentRequestApi } from './payment-request.ts'
import { setupSDK } from './shop-app.ts'
import { pageWallets, virtualAccount } from './wallets.ts'

// The company's browser SDK: defines window.TPDirect. No eval, no inline script, no request of its own: the shop's
// content security policy only has to allow this origin in script-src and frame-src.

function redirect(paymentUrl: string) {
  location.href = paymentUrl
}

Object.assign(window, {
  TPDirect: { setupSDK, card, ccv, CardType, ...pageWallets, virtualAccount, googlePay, paymentRequestApi, redirect },
})

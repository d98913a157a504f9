import { useEffect, useState } from 'react'
import type { DeviceMethod } from '#rules/payments/payment-methods.ts'
import { applePayRequest, applePaySettings, googlePayRequest, googlePaySettings } from './wallet-requests.ts'
import { openTpDirect, readCardSdk, type CardApp, type CardSdk, type TpDirect } from './tpdirect.ts'

export type Wallets = Record<DeviceMethod, boolean>

const noWallets: Wallets = { apple: false, google: false }

/** The smallest amount: whether a device can pay does not hang on how much. */
const anyAmount = 1

/**
 * Which wallets of the device itself can be used here (CK3-04, CK3-05). Asked when the payment methods come into reach, so that
 * nobody waits for it; until there is an answer, and where the library does not load, there are none.
 */
export function useWallets({ id, key }: CardApp, { isWanted }: { isWanted: boolean }): Wallets {
  const [wallets, setWallets] = useState(noWallets)
  useEffect(() => {
    const sdk = isWanted ? readCardSdk(document) : null
    if (!sdk || (!sdk.appleMerchant && !sdk.googleMerchant)) return
    const learn = (more: Partial<Wallets>) => setWallets((before) => ({ ...before, ...more }))
    openTpDirect({ id, key })
      .then((library) => askDevice(library, { sdk, learn }))
      .catch((error: unknown) => console.warn(error))
  }, [id, key, isWanted])
  return wallets
}

function askDevice(
  { googlePay, paymentRequestApi }: TpDirect,
  { sdk, learn }: { sdk: CardSdk; learn: (more: Partial<Wallets>) => void },
): void {
  if (sdk.googleMerchant) {
    googlePay.setupGooglePay(googlePaySettings(sdk))
    googlePay.setupPaymentRequest(googlePayRequest(anyAmount), (error, result) => learn({ google: !error && result.canUseGooglePay }))
  }
  if (sdk.appleMerchant && paymentRequestApi.checkAvailability()) {
    paymentRequestApi.setupApplePay(applePaySettings(sdk))
    paymentRequestApi.setupPaymentRequest(applePayRequest(anyAmount, 'Meihao'), (result) =>
      learn({ apple: result.browserSupportPaymentRequest && result.canMakePaymentWithActiveCard }),
    )
  }
}

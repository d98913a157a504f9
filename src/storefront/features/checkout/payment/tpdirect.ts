import type { PageMethod } from '#rules/payments/payment-methods.ts'

/**
 * The part of TapPay's browser library that the shop uses: card fields in frames of the card company's own origin, so that
 * no card number ever reaches the shop. Source: https://docs.tappaysdk.com/tutorial/zh/web/front.html
 */
export type TpDirect = {
  setupSDK: (appId: number, appKey: string, environment: CardSdk['environment']) => void
  card: {
    setup: (settings: CardSettings) => void
    onUpdate: (listener: (update: CardUpdate) => void) => void
    getPrime: (listener: (result: PrimeResult) => void) => void
  }
  /** The security code of a saved card. */
  ccv: {
    setup: (settings: { fields: { ccv: FieldPlace }; styles: FieldStyles }) => void
    setupCardType: (cardType: string) => void
    onUpdate: (listener: (update: { canGetPrime: boolean; status: { ccv: FieldStatus } }) => void) => void
    getPrime: (listener: (error: CcvResult | null, result: CcvResult | null) => void) => void
  }
  googlePay: {
    setupGooglePay: (settings: object) => void
    setupPaymentRequest: (request: object, listener: (error: unknown, result: { canUseGooglePay: boolean }) => void) => void
    setupTransactionPrice: (price: { price: string; currency: string }) => void
    setupGooglePayButton: (button: {
      el: HTMLElement
      color: 'black' | 'white'
      type: 'long' | 'short'
      getPrimeCallback: (error: unknown, prime: string | null) => void
    }) => void
  }
  paymentRequestApi: {
    checkAvailability: () => boolean
    setupApplePay: (settings: object) => void
    setupPaymentRequest: (
      request: object,
      listener: (result: { browserSupportPaymentRequest: boolean; canMakePaymentWithActiveCard: boolean }) => void,
    ) => void
    getPrime: (listener: (result: WalletResult) => void) => void
  }
} & Record<`${PageMethod}Pay`, WalletWord>

/** Wallets with a page of their own: linePay, jkoPay. */
type WalletWord = { getPrime: (listener: (result: WalletResult) => void) => void }

/** 0 filled in and right, 1 empty, 2 wrong, 3 being typed. */
export type FieldStatus = 0 | 1 | 2 | 3
export type CardUpdate = {
  canGetPrime: boolean
  cardType: string
  hasError: boolean
  status: Record<'number' | 'expiry' | 'ccv', FieldStatus>
}
/** Status 0 is well; the message is the company's own, in English. */
export type PrimeResult = { status: number; msg: string; card?: { prime: string } }
export type CcvResult = { status: number; msg: string; ccv_prime?: string }
export type WalletResult = { status: number; msg: string; prime?: string }

export type FieldPlace = { element: HTMLElement; placeholder: string }
export type FieldStyles = Record<string, Record<string, string>>
export type CardSettings = { fields: { number: FieldPlace; expirationDate: FieldPlace; ccv: FieldPlace }; styles: FieldStyles }

declare global {
  var TPDirect: TpDirect | undefined
}

/** Where the library is loaded from, whether cards are real, and under which names the shop is known to Apple and Google. */
export type CardSdk = {
  address: string
  environment: 'sandbox' | 'production'
  appleMerchant: string
  googleMerchant: string
  googleScript: string
}

/** The shop's server writes it into the head of this page alone. */
export function readCardSdk(page: Document): CardSdk | null {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="card-sdk"]')
  if (!meta) return null
  const { environment, appleMerchant = '', googleMerchant = '', googleScript = '' } = meta.dataset
  return {
    address: meta.content,
    environment: environment === 'production' ? 'production' : 'sandbox',
    appleMerchant,
    googleMerchant,
    googleScript,
  }
}

/** The shop, as the card company knows it; both are public by nature. */
export type CardApp = { id: string; key: string }

let opening: Promise<TpDirect> | undefined

/** Loads the library and tells it who we are, once; after a failure the next call tries again. */
export function openTpDirect(app: CardApp): Promise<TpDirect> {
  opening ??= open(app).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

async function open(app: CardApp): Promise<TpDirect> {
  const sdk = readCardSdk(document)
  if (!sdk) throw new Error('The page does not say where the card company is')
  if (sdk.googleScript) await addScript(sdk.googleScript)
  await addScript(sdk.address)
  if (!globalThis.TPDirect) throw new Error('The card company’s library did not introduce itself')
  globalThis.TPDirect.setupSDK(Number(app.id), app.key, sdk.environment)
  return globalThis.TPDirect
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${address} did not load`))
    })
    document.head.append(script)
  })
}

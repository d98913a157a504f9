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
}

/** 0 filled in and right, 1 empty, 2 wrong, 3 being typed. */
export type FieldStatus = 0 | 1 | 2 | 3
export type CardUpdate = { canGetPrime: boolean; cardType: string; hasError: boolean; status: Record<'number' | 'expiry' | 'ccv', FieldStatus> }
export type PrimeResult = { status: number; msg: string; card?: { prime: string } }

type FieldPlace = { element: HTMLElement; placeholder: string }
export type CardSettings = {
  fields: { number: FieldPlace; expirationDate: FieldPlace; ccv: FieldPlace }
  styles: Record<string, Record<string, string>>
}

declare global {
  var TPDirect: TpDirect | undefined
}

/** Where the library is loaded from, and whether cards are real. */
export type CardSdk = { address: string; environment: 'sandbox' | 'production' }

/** The shop's server writes it into the head of this page alone. */
export function readCardSdk(page: Document): CardSdk | null {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="card-sdk"]')
  if (!meta) return null
  return { address: meta.content, environment: meta.dataset['environment'] === 'production' ? 'production' : 'sandbox' }
}

let loading: Promise<TpDirect> | undefined

/** Loads the library once; after a failure the next call tries again. */
export function loadTpDirect(address: string): Promise<TpDirect> {
  loading ??= addScript(address).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function addScript(address: string): Promise<TpDirect> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => (globalThis.TPDirect ? resolve(globalThis.TPDirect) : reject(new Error('The card company’s library did not introduce itself'))))
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The card company’s library did not load'))
    })
    document.head.append(script)
  })
}

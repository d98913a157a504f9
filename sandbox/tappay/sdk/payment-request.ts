import { newId } from './new-id.ts'
import type { Answer } from './open-frame.ts'
import { askOnSheet } from './sheet.ts'

type Total = { amount: { currency: string; value: string } }
type Ability = { browserSupportPaymentRequest: boolean; canMakePaymentWithActiveCard: boolean }

let total: Total = { amount: { currency: 'TWD', value: '' } }

/** TPDirect.paymentRequestApi: Apple Pay, with a sheet of the sandbox in the place of Apple's. Needs no https here. */
export const paymentRequestApi = { checkAvailability: isAppleDevice, setupApplePay: () => undefined, setupPaymentRequest, getPrime }

/** Apple Pay is there on Apple's own devices. */
function isAppleDevice(): boolean {
  return /Macintosh|iPhone|iPad/.test(navigator.userAgent)
}

/** Apple Pay primes live 90 seconds too, unless the payment is deferred. */
const primeLifeMs = 90_000

function setupPaymentRequest(request: { total: Total }, callback: (ability: Ability) => void) {
  total = request.total
  callback({ browserSupportPaymentRequest: isAppleDevice(), canMakePaymentWithActiveCard: isAppleDevice() })
}

async function getPrime(callback: (result: Answer) => void) {
  const { value, currency } = total.amount
  const answer = await askOnSheet({ method: 'apple_pay', amount: value, currency })
  if (answer.status !== 0) return callback(answer)
  callback({ ...answer, prime_expiry_millis: Date.now() + primeLifeMs, total_amount: value, methodName: 'apple_pay', requestId: newId() })
}

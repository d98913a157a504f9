import { addScript } from './add-script.ts'
import { dataLayer } from './data-layer.ts'
import type { Call, Tracker } from './tracker.ts'
import type { TrackedEvent } from './tracked-event.ts'

/**
 * Google Ads. The id is account and label of the purchase, as AW-123/abc; other events feed the account's audiences.
 * Source: https://support.google.com/google-ads/answer/13258081
 */
export const ads: Tracker = {
  callsFor: (event, id) =>
    event.name === 'purchase'
      ? conversion(event, id)
      : [['event', event.name, { send_to: accountOf(id), value: event.value, currency: 'TWD', items: itemsOf(event) }]],
  open(id) {
    addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(accountOf(id))}`)
    gtag('js', new Date())
    gtag('config', accountOf(id))
    return (call) => gtag(...call)
  },
}

const accountOf = (id: string) => id.split('/')[0] ?? id

function conversion({ emailHash, value, transaction_id }: Extract<TrackedEvent, { name: 'purchase' }>, id: string): Call[] {
  const user: Call[] = emailHash ? [['set', 'user_data', { sha256_email_address: emailHash }]] : []
  return [...user, ['event', 'conversion', { send_to: id, value, currency: 'TWD', transaction_id }]]
}

function itemsOf({ items }: TrackedEvent) {
  return items.map(({ id }) => ({ id: String(id), google_business_vertical: 'retail' }))
}

/** Google's script takes its calls as the arguments of a function, and nothing else. */
function gtag(..._call: unknown[]): void {
  dataLayer().push(arguments)
}

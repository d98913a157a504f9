import { rootCertificates } from 'node:tls'
import type { WebhookReceivers } from '#ports/webhook-receivers.ts'
import { AddressRefused, askStranger, leadsToAllowed, openStrangers } from '../ask-outside.ts'
import { isAllowedAddress, type OwnNetworks } from '../allowed-address.ts'

export type ReceiversPlan = {
  /** Networks of the shop's own house in which receivers may be. */
  networks?: OwnNetworks
  /** Certificates of authorities beside the public ones, in PEM. */
  authorities?: string
  patienceMs?: number
}

/** How long a receiver has for its answer (ACC-54). */
const usualPatienceMs = 10_000
/** How much of an answer the log keeps (ACC-56). */
const answerSigns = 2000

/** Whoever owners want to be told, by https alone. */
export function createWebhookReceivers({ networks = [], authorities = '', patienceMs = usualPatienceMs }: ReceiversPlan): WebhookReceivers {
  const isAllowed = (address: string) => isAllowedAddress(address, networks)
  const dispatcher = openStrangers({ isAllowed, ...(authorities !== '' && { authorities: [...rootCertificates, authorities] }) })
  return {
    async isAllowed(url) {
      const parsed = URL.parse(url)
      return parsed?.protocol === 'https:' && leadsToAllowed(parsed, isAllowed)
    },
    async send({ url, headers, body }) {
      const call = { url: new URL(url), headers, body, dispatcher, timeoutMs: patienceMs, signs: answerSigns }
      try {
        return { answer: 'answered', ...(await askStranger(call, isAllowed)) }
      } catch (error) {
        if (error instanceof AddressRefused) return { answer: 'address_refused' }
        return { answer: 'unreachable', reason: reasonOf(error) }
      }
    },
  }
}

function reasonOf(error: unknown): string {
  const { name, message, code } = error as Error & { code?: string }
  if (name === 'TimeoutError') return 'timed out'
  return (message || code || name).slice(0, 200)
}

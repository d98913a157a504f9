import { channel } from 'node:diagnostics_channel'
import { bulkhead, circuitBreaker, ConsecutiveBreaker, handleWhen, TaskCancelledError, timeout, TimeoutStrategy, wrap } from 'cockatiel'

export type ProviderLimits = {
  /** How long one call may take; an attempt that lasts longer has no answer. */
  timeoutMs: number
  /** Calls at once. Ten times as many wait for their turn; beyond that a call fails at once. */
  atOnce: number
  /** After so many failures in a row the provider is not asked any more. */
  failures?: number
  /** For so long it is left alone; then one call tries. */
  restMs?: number
  /** Whether an error says that the provider is away, rather than something of this one call. */
  isFault?: (error: unknown) => boolean
}

/** The way to one provider. `call` throws when there is no answer: none in time, none at all, or not asked because the provider is away. */
export type Provider = { call: <Answer>(work: (signal: AbortSignal) => Promise<Answer>) => Promise<Answer> }

/**
 * Keeps a provider that is slow or away from holding up the shop: each call has an end, only so many are under way, and
 * after failures in a row nobody waits for it any more. Whoever asks hears an error, which each adapter tells in the words
 * of its port as what it is: nobody knows. It is never a no.
 */
export function openProvider({ timeoutMs, atOnce, failures = 5, restMs = 10_000, isFault = () => true }: ProviderLimits): Provider {
  const limits = wrap(
    bulkhead(atOnce, 10 * atOnce),
    circuitBreaker(handleWhen(isFault), { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failures) }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  )
  return { call: (work) => limits.execute(({ signal }) => work(signal)).catch(tellWhy) }
}

/** Tells whoever measures this process why a call had no answer; in the context of whoever asked. */
export const providerSilent = channel('meihao:provider-silent')
export type ProviderSilent = { why: 'late' | 'certificate' | 'other' }

function tellWhy(error: unknown): never {
  if (providerSilent.hasSubscribers) providerSilent.publish({ why: whyOf(error) } satisfies ProviderSilent)
  throw error
}

/** What a call says that was ended because its time was over, or that took too long by itself. */
const ofTime = /^(?:EABORT|ETIMEDOUT|UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT)$/
const ofCertificate =
  /^(?:CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERR_TLS_CERT_|ERROR_IN_CERT_|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED)/

function whyOf(error: unknown): ProviderSilent['why'] {
  if (error instanceof TaskCancelledError) return 'late'
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown }
  if (ofCertificate.test(String(code))) return 'certificate'
  if (ofTime.test(String(code))) return 'late'
  return cause instanceof Error ? whyOf(cause) : 'other'
}

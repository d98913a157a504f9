import { bulkhead, circuitBreaker, ConsecutiveBreaker, handleWhen, timeout, TimeoutStrategy, wrap } from 'cockatiel'

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
  return { call: (work) => limits.execute(({ signal }) => work(signal)) }
}

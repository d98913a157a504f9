/** The seconds after which a refused call is worth repeating, out of what goes with the refusal; undefined when it does not say. */
export function retryAfterOf(data: unknown): number | undefined {
  const { retry_after: seconds } = (data ?? {}) as { retry_after?: unknown }
  return typeof seconds === 'number' ? seconds : undefined
}

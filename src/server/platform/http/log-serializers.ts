/**
 * How an error is written into the log: what it is and where it arose. Errors of the database carry rows in their other
 * fields (detail, where, parameters), and rows hold what members told us: those fields stay outside.
 */
export const logSerializers = { err: writeError }

function writeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' }
  const { name, message, stack, cause } = error
  const kept = { type: name, message, code: fieldOf(error, 'code'), constraint: fieldOf(error, 'constraint'), stack }
  return cause instanceof Error ? { ...kept, cause: writeError(cause) } : kept
}

function fieldOf(error: Error, name: 'code' | 'constraint'): unknown {
  return (error as Error & Partial<Record<typeof name, unknown>>)[name]
}

/** Nobody answered in time, as when the database is away. */
export class Unanswered extends Error {
  /** connection_exception, as PostgreSQL has it. */
  readonly code = '08000'
}

/** What is answered within this time; throws `Unanswered` when nothing is. Whoever was asked is not stopped. */
export async function answeredIn<T>(mostMs: number, asking: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const bell = setTimeout(() => late.reject(new Unanswered(`Nobody answered within ${mostMs} ms`)), mostMs)
  try {
    return await Promise.race([asking, late.promise])
  } finally {
    clearTimeout(bell)
  }
}

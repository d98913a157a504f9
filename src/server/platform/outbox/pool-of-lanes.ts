import type pg from 'pg'

/** `ears`: whose connections hear of new jobs. */
export type PoolsOfLanes = { pool: pg.Pool; ears: pg.Pool }

/**
 * Connections as the library of the queue asks for them: by a callback for the one on which it listens, by a promise for all others. Why none
 * of those was to be had it hears without a code. With some codes (57P03, EHOSTUNREACH, ETIMEDOUT) it waits by itself, up to three minutes at
 * last, and jobs would begin as late after an outage of minutes; without, it or its lane asks again within seconds.
 */
export function poolOfLanes({ pool, ears }: PoolsOfLanes): pg.Pool {
  const connect = (heard?: Parameters<pg.Pool['connect']>[0]) => (heard ? ears.connect(heard) : pool.connect().catch(failWithoutCode))
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') return connect
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function failWithoutCode(error: unknown): never {
  throw new Error('The queue has no connection', { cause: error })
}

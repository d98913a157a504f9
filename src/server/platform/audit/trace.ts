import type { Database, Tx } from '#database/connect.ts'

/** Where a change comes from: who is signed in or which API key calls, who approved it, from which address, by which request. */
export type Trace = {
  staffId: number | null
  apiKeyId: number | null
  approverId: number | null
  sessionId: number | null
  address: string | null
  requestId: string | null
}

const traces = new WeakMap<Tx, Trace>()

/** A database whose transactions know where what they do comes from; what they write into the audit log says so. */
export function traced(database: Database, trace: Trace): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction((tx) => {
        traces.set(tx, trace)
        return work(tx)
      }),
  }
}

/** Null for commands, and for what the shop does by itself. */
export function traceOf(tx: Tx): Trace | null {
  return traces.get(tx) ?? null
}

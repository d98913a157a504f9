import type { ConnectionProvider, DatabaseConnection } from 'kysely'
import { committedInTime } from './patience.ts'

const writing = /(?:^|[\s(])(?:insert into|delete from|merge into|(?<!for |for no key )update) /i

/** Whether a statement writes, also where another part of it reads what was written. Locking rows is none of it. */
export function writes(text: string): boolean {
  return writing.test(text)
}

/**
 * For statements outside of a transaction: one that writes is its own transaction, and ends with a commit. A call waits for that no longer
 * than for any other; one that only reads may take as long as it likes.
 */
export function writesAlone(own: ConnectionProvider): ConnectionProvider {
  return {
    provideConnection: (consumer, options) =>
      committedInTime((beginCommit) => own.provideConnection((connection) => consumer(noting(connection, beginCommit)), options)),
  }
}

function noting(connection: DatabaseConnection, beginCommit: () => void): DatabaseConnection {
  return {
    executeQuery(compiled, options) {
      if (writes(compiled.sql)) beginCommit()
      return connection.executeQuery(compiled, options)
    },
    streamQuery: (compiled, chunkSize, options) => connection.streamQuery(compiled, chunkSize, options),
  }
}

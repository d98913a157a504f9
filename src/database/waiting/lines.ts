import type { EventEmitter } from 'node:events'
import type pg from 'pg'

const broken = new WeakSet<Error>()

/** Remembers whatever breaks the line of this client, from the moment on at which it is to be opened. */
export function watchLine(client: pg.ClientBase): void {
  // Sockets speak to the connection below pg's client, which is not in its types; every error of a line comes by there, that of a TLS line as well.
  const { connection } = client as unknown as { connection: EventEmitter }
  connection.on('error', noteBroken)
}

/** This error is one of a line to the database: companies are asked through sockets as well, which say the same words. */
export function noteBroken<Broken extends Error>(error: Broken): Broken {
  broken.add(error)
  return error
}

export function brokeALine(error: Error): boolean {
  return broken.has(error)
}

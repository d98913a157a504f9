import { readFileSync } from 'node:fs'
import path from 'node:path'

export const databaseUser = 'shop'
export const databaseName = 'meihao'

/** Lies in the data directory, which is closed to others, and so travels with every backup. */
export const passwordFile = 'meihao-password'

/** Where the shop's database answers: at its socket when it has one, which carries a question in a fifth less time. */
export function addressOf(directory: string, { port, socket }: { port: number; socket: string }): string {
  const address = addressOfDatabase(databaseName, { directory, port })
  return socket === '' ? address : `${address}?host=${encodeURIComponent(socket)}`
}

/** The longest name that every system takes for a socket, with room for the name of the file in the folder. */
const longestSocketFolder = 103 - '/.s.PGSQL.65535'.length

/** The folder of a server's socket: its data directory, which is closed to others; none where the system would not take it. */
export function socketFolder(directory: string): string {
  const isFit = process.platform !== 'win32' && Buffer.byteLength(directory) <= longestSocketFolder && !/[",]/.test(directory)
  return isFit ? directory : ''
}

export function addressOfDatabase(name: string, { directory, port }: { directory: string; port: number }): string {
  const password = readFileSync(path.join(directory, passwordFile), 'utf8').trim()
  return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${name}`
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A role of the server and the file with its password, which lies in the data directory, closed to others, and so travels with every backup. */
type Role = { name: string; passwordFile: string }

/** The superuser, for what only the server's owner may do: backups, and giving the shop what is the shop's. */
export const adminRole: Role = { name: 'shop', passwordFile: 'meihao-password' }

/** The shop itself: owner of its database and of nothing else. */
export const shopRole: Role = { name: 'meihao', passwordFile: 'meihao-shop-password' }

export const databaseName = 'meihao'

type Listening = { port: number; /** The folder of its socket; empty when it has none. */ socket: string }

/** Where the shop's database answers: at its socket when it has one, which carries a question in a fifth less time. */
export function addressOf(directory: string, { port, socket }: Listening, role = shopRole): string {
  const address = addressOfDatabase(databaseName, { directory, port }, role)
  return socket === '' ? address : `${address}?host=${encodeURIComponent(socket)}`
}

/** The longest name that every system takes for a socket, with room for the name of the file in the folder. */
const longestSocketFolder = 103 - '/.s.PGSQL.65535'.length

/** The folder of a server's socket: its data directory, which is closed to others; none where the system would not take it. */
export function socketFolder(directory: string): string {
  const isFit = process.platform !== 'win32' && Buffer.byteLength(directory) <= longestSocketFolder && !/[",]/.test(directory)
  return isFit ? directory : ''
}

export function addressOfDatabase(name: string, { directory, port }: { directory: string; port: number }, role = adminRole): string {
  return `postgres://${role.name}:${readPassword(directory, role)}@127.0.0.1:${port}/${name}`
}

export function hasPassword(directory: string, { passwordFile }: Role): boolean {
  return existsSync(path.join(directory, passwordFile))
}

export function readPassword(directory: string, { passwordFile }: Role): string {
  return readFileSync(path.join(directory, passwordFile), 'utf8').trim()
}

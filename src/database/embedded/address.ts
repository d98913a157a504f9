import { readFileSync } from 'node:fs'
import path from 'node:path'

export const databaseUser = 'shop'
export const databaseName = 'meihao'

/** Lies in the data directory, which is closed to others, and so travels with every backup. */
export const passwordFile = 'meihao-password'

export function addressOf(directory: string, port: number): string {
  return addressOfDatabase(databaseName, { directory, port })
}

export function addressOfDatabase(name: string, { directory, port }: { directory: string; port: number }): string {
  const password = readFileSync(path.join(directory, passwordFile), 'utf8').trim()
  return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${name}`
}

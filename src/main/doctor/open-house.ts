import { randomBytes } from 'node:crypto'
import { openDatabase, type Database } from '#database/connect.ts'
import type { Config } from '#main/config.ts'
import { openOriginals } from '#main/open-media.ts'
import { openPorts } from '#main/open-ports.ts'
import type { Originals } from '#ports/originals.ts'
import { createCipher, type Cipher } from '#server/platform/cipher.ts'
import type { Ports } from '#server/platform/shop.ts'

/** What the shop would open, opened for looking at it. */
export type House = {
  config: Config
  databaseUrl: string
  database: Database
  ports: Ports
  originals: Originals
  cipher: Cipher
  patienceMs: number
  close: () => Promise<void>
}

type Plan = Pick<House, 'config' | 'databaseUrl' | 'patienceMs'>

export function openHouse({ config, databaseUrl, patienceMs }: Plan): House {
  const database = openDatabase({
    url: databaseUrl,
    pooled: config.DATABASE_POOLED,
    poolSize: 2,
    timeouts: { statementMs: patienceMs, lockMs: patienceMs, idleInTransactionMs: patienceMs },
    patienceMs,
  })
  return {
    config,
    databaseUrl,
    database,
    ports: openPorts(config),
    originals: openOriginals(config),
    cipher: createCipher(config.CARD_KEYS, randomBytes),
    patienceMs,
    close: database.close,
  }
}

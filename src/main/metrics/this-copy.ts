import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import manifest from '../../../package.json' with { type: 'json' }
import type { Config } from '#main/config.ts'
import type { Part } from '#main/parts.ts'
import type { Copy } from '#server/office/machine/counter-store.ts'
import type { Ground } from './ground.ts'

/** This process, by a name that no other has. */
export function thisCopy(parts: readonly Part[]): Copy {
  return { name: `${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`, parts, version: manifest.version, startedAt: new Date() }
}

export function groundOf({ DATA_DIRECTORY, BACKUP_MARK: backupMark }: Config): Ground {
  return { dataDirectory: resolve(DATA_DIRECTORY), backupMark }
}

import { resolve } from 'node:path'
import { keepCardKeys } from './card-keys.ts'
import { portsBeside } from './ports-beside.ts'
import { sandboxBeside } from './sandbox-beside.ts'
import { sandboxAsConfiguration } from './sandbox-process.ts'

type Variables = Record<string, string | undefined>

/** The environment of a command beside the shop: the providers are those of `npm start` unless it says otherwise, as it does for a shop in earnest. */
export function environmentBeside(given: Variables): Variables {
  const port = Number(given['PORT'] ?? 3000)
  const ours = { ...sandboxAsConfiguration(sandboxBeside(port)), DATABASE_PORT: String(portsBeside(port).database), LOG_LEVEL: 'warn' }
  const cardKeys = given['CARD_KEYS'] ?? keepCardKeys(resolve(given['DATA_DIRECTORY'] ?? '.data'))
  return { ...ours, ...given, CARD_KEYS: cardKeys }
}

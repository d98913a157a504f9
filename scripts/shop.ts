import { resolve } from 'node:path'
import { openBackRoom } from '../src/main.ts'
import { listCommands } from './shop/list-commands.ts'
import { runCommand } from './shop/run-command.ts'
import { keepCardKeys } from './starting/card-keys.ts'
import { portsBeside } from './starting/ports-beside.ts'
import { sandboxBeside } from './starting/sandbox-beside.ts'
import { sandboxAsConfiguration } from './starting/sandbox-process.ts'
import { whyNot } from './starting/why-not.ts'

// npm run shop -- lock U5K2P8QXT --reason "…" --actor Ana: what operations do, beside the open shop or without it.

const [name, ...rest] = process.argv.slice(2)
if (name === undefined || name === 'help' || name === '--help') console.log(listCommands())
else await act(name, rest)

async function act(command: string, given: readonly string[]): Promise<void> {
  try {
    const { shop, close } = await openBackRoom(environment())
    const { ok, says } = await runCommand(shop, { command, given }).finally(close)
    if (ok) console.log(says)
    else complain(says)
  } catch (error) {
    complain(whyNot(error))
  }
}

function complain(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}

/** The providers are those of `npm start` unless the environment says otherwise, as it does for a shop in earnest. */
function environment(): Record<string, string | undefined> {
  const port = Number(process.env['PORT'] ?? 3000)
  const ours = { ...sandboxAsConfiguration(sandboxBeside(port)), DATABASE_PORT: String(portsBeside(port).database), LOG_LEVEL: 'warn' }
  const cardKeys = process.env['CARD_KEYS'] ?? keepCardKeys(resolve(process.env['DATA_DIRECTORY'] ?? '.data'))
  return { ...ours, ...process.env, CARD_KEYS: cardKeys }
}

import { openBackRoom } from '../src/main/rooms/open-back-room.ts'
import { listCommands } from './shop/list-commands.ts'
import { runCommand } from './shop/run-command.ts'
import { environmentBeside } from './starting/environment-beside.ts'
import { whyNot } from './starting/why-not.ts'

// npm run shop -- lock U5K2P8QXT --reason "…" --actor Ana: what operations do, beside the open shop or without it.

const [name, ...rest] = process.argv.slice(2)
if (name === undefined || name === 'help' || name === '--help') console.log(listCommands())
else await act(name, rest)

async function act(command: string, given: readonly string[]): Promise<void> {
  try {
    const { shop, close } = await openBackRoom(environmentBeside(process.env))
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

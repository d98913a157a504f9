import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { doors } from './shopper.ts'

const run = promisify(execFile)

/** What operations do from the command line, in the shop of the journeys: `await operate('lock', uid, …)`. Answers what is printed. */
export async function operate(...words: string[]): Promise<string> {
  const env = { ...process.env, PORT: String(doors.shop), DATA_DIRECTORY: doors.home, DATABASE_PORT: String(doors.database) }
  const { stdout } = await run(process.execPath, ['scripts/shop.ts', ...words], { env })
  return stdout.trim()
}

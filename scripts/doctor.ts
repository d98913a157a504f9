import { resolve } from 'node:path'
import { startEmbedded } from '#database/embedded.ts'
import { readConfig, type Config } from '#main/config.ts'
import { examine } from '#main/doctor/examine.ts'
import { ill, reasonOf, type Finding } from '#main/doctor/finding.ts'
import { hidingSecrets } from '#main/doctor/hide-secrets.ts'
import { environmentBeside } from './starting/environment-beside.ts'

// npm run doctor: looks at a running deployment from its environment, one line for each thing. Ends with status 1 when the shop lacks
// something that it cannot do without.

const variables = environmentBeside(process.env)
const found = await look()
for (const finding of found) console.log(lineOf(finding))
process.exitCode = found.some(({ state }) => state === 'ill') ? 1 : 0

async function look(): Promise<Finding[]> {
  const hide = hidingSecrets(variables)
  try {
    const config = readConfig(variables)
    return await inDatabaseOf(config, (databaseUrl) => examine({ config, databaseUrl, variables }))
  } catch (error) {
    return [ill('environment', hide(reasonOf(error)), 'Each variable stands in .env.example with its meaning.')]
  }
}

/** The shop's own PostgreSQL is joined beside the open shop. */
async function inDatabaseOf<T>(config: Config, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  if (config.DATABASE_URL !== undefined) return work(config.DATABASE_URL)
  const { url, stop } = await startEmbedded({ directory: resolve(config.DATA_DIRECTORY, 'postgres'), port: config.DATABASE_PORT })
  return work(url).finally(stop)
}

function lineOf({ state, subject, says, todo }: Finding): string {
  const sentence = /[.!?…]$/.test(says) || todo === '' ? says : `${says}.`
  return `${state.padEnd(5)}  ${subject.padEnd(12)}  ${sentence.replaceAll('\n', ' ')}${todo === '' ? '' : ` ${todo}`}`
}

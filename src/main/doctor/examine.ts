import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '#main/config.ts'
import { ill, reasonOf, type Finding } from './finding.ts'
import { hidingSecrets } from './hide-secrets.ts'
import { examineCardKeys } from './examine-card-keys.ts'
import { examineClock } from './examine-clock.ts'
import { examineDatabase } from './examine-database.ts'
import { examineDisk } from './examine-disk.ts'
import { examineFiles } from './examine-files.ts'
import { examineMail } from './examine-mail.ts'
import { examineShop } from './examine-shop.ts'
import { thirdParties } from './third-parties.ts'
import { openHouse, type House } from './open-house.ts'

export type Examination = {
  config: Config
  /** Where the database is; the configuration leaves it out where the shop brings its own. */
  databaseUrl: string
  /** From which the configuration was read: what is secret in them is never told. */
  variables: Readonly<Record<string, string | undefined>>
  /** How long one thing may take to answer. */
  patienceMs?: number
}

/** One thing to look at, and what to do when it does not answer. */
type Look = { subject: string; todo: string; find: (house: House) => Promise<readonly Finding[]> }

const ofTheHouse: readonly Look[] = [
  { subject: 'shop', todo: 'Start a process with the part web, and look whether PUBLIC_ADDRESS leads to it.', find: examineShop },
  {
    subject: 'database',
    todo: 'Look whether PostgreSQL runs, and at host, name, user and password in DATABASE_URL.',
    find: examineDatabase,
  },
  { subject: 'keys', todo: 'See to the database first.', find: examineCardKeys },
  {
    subject: 'files',
    todo: 'Look at PICTURES, PICTURES_ENDPOINT, PICTURES_ACCESS_KEY and PICTURES_SECRET_KEY; the keys have to list, read, write and delete.',
    find: examineFiles,
  },
  { subject: 'disk', todo: 'Make DATA_DIRECTORY, for the user under which the shop runs.', find: examineDisk },
  { subject: 'mail', todo: 'Look at SMTP_URL: host, port, user, password, and TLS (smtps://, or STARTTLS).', find: examineMail },
  { subject: 'clock', todo: 'See to database and LINE first.', find: examineClock },
]

const usualPatienceMs = 10_000

/** Looks at everything that a shop needs to work, side by side; nothing that does not answer holds up the rest. */
export async function examine({ config, databaseUrl, variables, patienceMs = usualPatienceMs }: Examination): Promise<Finding[]> {
  const hide = hidingSecrets({ ...variables, DATABASE_URL: databaseUrl })
  const house = openHouse({ config, databaseUrl, patienceMs })
  try {
    const found = await Promise.all([...ofTheHouse, ...thirdParties].map((look) => lookAt(look, { house, patienceMs })))
    return found.flat().map((finding) => ({ ...finding, says: hide(finding.says) }))
  } finally {
    await house.close()
  }
}

async function lookAt(
  { subject, todo, find }: Look,
  { house, patienceMs }: { house: House; patienceMs: number },
): Promise<readonly Finding[]> {
  const tooLate = pause(patienceMs, [ill(subject, `does not answer within ${patienceMs / 1000} s`, todo)], { ref: false })
  return Promise.race([find(house), tooLate]).catch((error: unknown) => [ill(subject, reasonOf(error), todo)])
}

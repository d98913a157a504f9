import { spawnSync } from 'node:child_process'
import { appendFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openScratchCopy } from '../../scripts/mutating/scratch-copy.ts'

/** What a version changes that takes the place of this one: every entry of its pages, and a schema that says more. */
const changed: Readonly<Record<string, string>> = {
  'src/storefront/browser.tsx': "document.documentElement.dataset['version'] = 'next'\n",
  'src/office/browser.tsx': "document.documentElement.dataset['version'] = 'next'\n",
}

const migrations: Readonly<Record<string, string>> = {
  '9990_said_by_next.sql': `alter table orders add column said_by_next text, add column counted_by_next integer not null default 0;
create table notes_of_next (order_id bigint primary key references orders (id), words text not null);
`,
  '9991_orders_by_words.sql': `-- Outside a transaction: one index, built while orders come in.
create index concurrently if not exists orders_said_by_next on orders (said_by_next) where said_by_next is not null;
`,
}

/** The version after this one in a folder of its own, built. */
export function makeNextVersion(folder: string): void {
  openScratchCopy(folder)
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
  for (const [path, more] of Object.entries(changed)) appendFileSync(join(folder, path), more)
  for (const [name, text] of Object.entries(migrations)) writeFileSync(join(folder, 'src/database/migrations', name), text)
  const env = { ...process.env, NODE_ENV: 'production' }
  const built = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: folder, env, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`The version after this one could not be built: ${built.stdout}${built.stderr}`)
}

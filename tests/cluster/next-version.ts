import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
/** What is made from the rest, or belongs to whoever works on it. */
const leftOut = /^(?:\..*|node_modules|dist(?:\..*)?|test-results|playwright-report)$/

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

/** The version after this one in a folder of its own, built; answers that folder. */
export async function makeNextVersion(folder: string): Promise<string> {
  cpSync(root, folder, { recursive: true, filter: (path) => path === root || !leftOut.test(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  for (const [path, more] of Object.entries(changed)) appendFileSync(join(folder, path), more)
  for (const [name, text] of Object.entries(migrations)) writeFileSync(join(folder, 'src/database/migrations', name), text)
  const env = { ...process.env, NODE_ENV: 'production' }
  const builder = spawn(process.execPath, ['scripts/build.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [builder.stdout, builder.stderr]) stream.setEncoding('utf8').on('data', (piece: string) => void (said += piece))
  const [code] = await once(builder, 'exit')
  if (code !== 0) throw new Error(`The version after this one could not be built: ${said}`)
  return folder
}

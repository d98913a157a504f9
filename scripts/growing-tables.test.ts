import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { owners } from '#database/owners.ts'

const page = readFileSync(resolve(import.meta.dirname, '../docs/operations.md'), 'utf8')
const [, section = ''] = page.split('## What grows, and how long it is kept\n')
const [growing = '', others = ''] = section.split('Tables that do not grow by themselves')
const [list = ''] = others.split('\nSizes, ')
const rows = growing.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split('|').map((cell) => cell.trim())] : []))
const namesIn = (text: string) => [...text.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)

test('every table grows and is kept for a time that is said, or does not grow', () => {
  const named = [...rows.flatMap(([, tables = '']) => namesIn(tables)), ...namesIn(list)]
  expect(named.toSorted()).toEqual(Object.keys(owners).toSorted())
})

test('each that grows says with what, how long it is kept and by which job', () => {
  for (const [, tables, grows, kept, by] of rows)
    expect(
      [grows, kept, by].every((cell) => (cell ?? '') !== ''),
      tables,
    ).toBe(true)
  const told = (path: string) => readFileSync(resolve(import.meta.dirname, path), 'utf8')
  const known = `${told('../src/main/scheduled-jobs.ts')}${told('shop/commands.ts')}`
  const jobs = new Set(rows.flatMap(([, , , , by = '']) => namesIn(by)))
  expect(jobs.size).toBeGreaterThan(8)
  for (const job of jobs) expect(known, job).toMatch(new RegExp(`^ {2}'?${job}'?: `, 'm'))
})

const inTheirTime = 'src/main/kept-for-their-time.test.ts'
const server = 'src/server'

/** Where it is proven that what is older goes and what is younger stays, by the first table of each row. */
const proven: Readonly<Record<string, string>> = {
  sessions: inTheirTime,
  staff_sessions: inTheirTime,
  idempotency_keys: inTheirTime,
  office_repeats: inTheirTime,
  rate_limits: inTheirTime,
  news: `${server}/platform/outbox/relay-events.test.ts`,
  content_notes: `${server}/platform/pages/page-subjects.test.ts`,
  stock_notes: `${server}/catalog/products/tell-stock-changed.test.ts`,
  letters: inTheirTime,
  webhook_deliveries: `${server}/platform/webhooks/webhooks.test.ts`,
  notices: inTheirTime,
  selections: inTheirTime,
  exports: inTheirTime,
  export_pieces: `${server}/office/lists/lists-of-orders.test.ts`,
  product_batches: inTheirTime,
  imports: `${server}/office/lists/exports/exports-of-persons.test.ts`,
  imported_members: `${server}/people/members/imported/imported-members.test.ts`,
  media: `${server}/platform/pictures/uploading/uploads.test.ts`,
  printed_papers: inTheirTime,
  labels: inTheirTime,
  order_pictures: inTheirTime,
  known_barcodes: inTheirTime,
  office_presence: inTheirTime,
  red_tiles: `${server}/office/today/cases-of-tiles.test.ts`,
  stock_notices: inTheirTime,
  wishlist_items: `${server}/people/wishlist/wishlist.test.ts`,
  risk_marks: inTheirTime,
  price_days: inTheirTime,
  copy_counters: inTheirTime,
  table_sizes: inTheirTime,
  search_words_due: `${server}/catalog/search/words/write-due-words.test.ts`,
  audit_words: `${server}/platform/audit/write-due-audit-words.test.ts`,
  builds: `${server}/platform/builds/builds.test.ts`,
  bank_account_words: inTheirTime,
  bank_accounts: `${server}/sales/charging/accounts/bank-accounts.test.ts`,
  audit_entries: `${server}/office/audit/audit-log.test.ts`,
  orders: `${server}/sales/orders/archive-orders.test.ts`,
  stock_movements: `${server}/catalog/products/stock/put-away-movements.test.ts`,
  invoice_preferences: `${server}/people/privacy/privacy.test.ts`,
}

test('CPY-34 of each that a job takes something of, a test proves that what is older goes and what is younger stays', () => {
  const trimmed = rows.flatMap(([, tables = '', , , by]) => (by === '–' ? [] : [namesIn(tables)[0] ?? '']))
  expect(trimmed.length).toBeGreaterThan(30)
  expect(trimmed.filter((table) => !(table in proven))).toEqual([])
  const textOf = (path: string) => readFileSync(resolve(import.meta.dirname, '..', path), 'utf8')
  for (const [table, path] of Object.entries(proven))
    expect(textOf(path), `${path} proves it of ${table}`).toMatch(/^ *(?:test\()?'[^']*CPY-34/m)
  const together = Object.keys(proven).filter((table) => proven[table] === inTheirTime)
  for (const table of together) expect(textOf(inTheirTime)).toContain(`table: '${table}'`)
})

test('CPY-34 the size at ten million orders is said of all that only grow', () => {
  const sizes = page.slice(page.indexOf('| At 10 million orders |'))
  for (const table of ['sessions', 'news', 'letters', 'stock_movements', 'stock_movements_put_away', 'audit_entries', 'idempotency_keys'])
    expect(sizes, table).toMatch(new RegExp(`^\\| [^|]*\`${table}\`[^|]*\\|.*\\b(?:kB|MB|GB)\\b[^|]*\\|$`, 'm'))
})

test('D-308 an installation is one shop: no column tells shops apart, and what would have to change is written down', () => {
  const columns = [...readFileSync(resolve(import.meta.dirname, '../src/database/tables.ts'), 'utf8').matchAll(/^ {4}(\w+): /gm)].map(
    ([, name]) => name ?? '',
  )
  expect(columns.length).toBeGreaterThan(1000)
  expect(columns.filter((name) => /^(shop|tenant|merchant|seller|site)(_id)?$/.test(name))).toEqual([])
  const scale = readFileSync(resolve(import.meta.dirname, '../docs/scale.md'), 'utf8')
  expect(scale).toContain('## Several shops in one installation')
  expect(scale).toContain('| What | Is now | Would be |')
})

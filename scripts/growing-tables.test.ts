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

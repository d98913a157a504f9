import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { officeApi } from '#contract/office/api.ts'
import { waysBack } from '#support/ways-back.ts'

const office = resolve(import.meta.dirname, '../office')

/** The names of the calls that change something, as pages spell them: `orders.hold`. */
function changingCalls(node: object, name = ''): string[] {
  if (!isContractProcedure(node))
    return Object.entries(node).flatMap(([key, below]: [string, object]) => changingCalls(below, name ? `${name}.${key}` : key))
  return node['~orpc'].route.method === 'GET' ? [] : [name]
}

/** What pages, features and data of the office say. */
async function sourcesOfOffice(): Promise<string[]> {
  const files = (await readdir(office, { recursive: true })).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  return Promise.all(files.map((file) => readFile(resolve(office, file), 'utf8')))
}

test('NAV-17 each changing call of the office has a way back, or says its effect before, or says why neither', () => {
  const calls = changingCalls(officeApi)
  const without = calls.filter((call) => !(call in waysBack))
  expect(without, 'give each of these a line in waysBack of tests/support/ways-back.ts').toEqual([])
  expect(
    Object.keys(waysBack).filter((call) => !calls.includes(call)),
    'no call has these names any more',
  ).toEqual([])
})

test('NAV-17 where a call has a way back, a page that makes it offers one', async () => {
  const sources = await sourcesOfOffice()
  for (const [call, way] of Object.entries(waysBack)) {
    if (way !== 'undo') continue
    const spelled = new RegExp(`(?<![A-Za-z])${call.split('.').slice(-2).join('\\.')}\\(`)
    expect(
      sources.some((source) => spelled.test(source) && /\bundo\b/.test(source)),
      `${call}: no page that makes it offers undo`,
    ).toBe(true)
  }
})

test('NAV-17 where a call has none, its page says what follows before the press', async () => {
  const silent: string[] = []
  for (const [call, way] of Object.entries(waysBack)) {
    if (typeof way === 'string' || 'neither' in way) continue
    const source = await readFile(resolve(office, way.effect), 'utf8').catch(() => '')
    if (!/[Ee]ffect|\.how\b|How\b/.test(source)) silent.push(`${call}: ${way.effect}`)
  }
  expect(silent, 'these files are gone, or say no effect').toEqual([])
})

import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { warmMedia } from '#server/platform/pictures/warm-media.ts'
import { buildIfNeeded } from '../scripts/build.ts'
import { mediaIn } from './bench-media.ts'
import { makeHome } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { startWhole } from './whole-start.ts'

const rounds = 5
const root = resolve(import.meta.dirname, '..')

/** `npm start` until the first page is there: on an empty place, and again with everything at hand. */
export async function measureStart(): Promise<Figure[]> {
  await buildIfNeeded()
  const home = await makeHome()
  const plan = { command: [process.execPath, 'scripts/start.ts'], directory: root, home } as const
  const first = await startWhole(plan)
  await warmMedia(mediaIn(home), { signal: new AbortController().signal, rest: 0, broken: tellBroken })
  const seconds: number[] = []
  const megabytes: number[] = []
  const look = async (processId: number) => {
    // The memory that starting took is given back a little later.
    await pause(5000)
    megabytes.push(residentMegabytes(processId))
  }
  for (let round = 0; round < rounds; round++) seconds.push(await startWhole({ ...plan, look }))
  await rm(home, { recursive: true, force: true })
  return [
    { what: 'first start, with an empty database, to the first page', rounds: [first], unit: 's' },
    { what: 'warm start to the first page', rounds: seconds, unit: 's', atMost: 2 },
    { what: "the shop's memory after a warm start", rounds: megabytes, unit: 'MB', atMost: 250 },
  ]
}

function residentMegabytes(processId: number): number {
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(processId)], { encoding: 'utf8' }).stdout) / 1024
}

/** A measurement over broken pictures would say nothing. */
function tellBroken(error: unknown): never {
  throw error
}
